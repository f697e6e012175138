import Adapters
import Domain
import Notations
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// What only varies a value, sentence by sentence, in English and in Japanese (C6.17); scenes show
/// all others.
struct SentencesTests {
  /// Expects what is told in each language, one sentence a line.
  private func expect(
    _ english: String, _ japanese: String, sourceLocation: SourceLocation = #_sourceLocation,
    told: (Language) -> [String]
  ) {
    #expect(told(.english).joined(separator: "\n") == english, sourceLocation: sourceLocation)
    #expect(told(.japanese).joined(separator: "\n") == japanese, sourceLocation: sourceLocation)
  }

  @Test func `C3.10 C6.17 refusals that take a long game, or time have their sentences`()
    throws
  {
    let reasons: [(String, Table.Outcome.Reason)] = [
      ("d3", .tooManyPlanned(most: 120)), ("d3", .noMove(of: 1...60)),
      ("hint", .judging(try square("c4"))),
    ]
    expect(
      """
      d3 ignored: more than 120 moves would be planned
      d3 ignored: moves are 1 to 60
      hint ignored: c4 is still being judged
      """,
      """
      d3 は無効です。予定できるのは120手までです。
      d3 で見られるのは1〜60手目です。
      hint は無効です。c4 を調べています。
      """
    ) { language in reasons.map { GameText(language).refusal(of: $0, because: $1) } }
  }

  @Test func `C5.18 C6.17 R7.5 the saved game has its sentences`() {
    expect(
      """
      Another reversi has this game open. This one will not save.
      /net/ann/game cannot be locked where it is. Do not open this game in another reversi.
      The game is saved in FILE.
      The game is not saved.
      This game is not saved; --save FILE keeps it.
      Cannot save: /home/ann/game: Permission denied. Playing on.
      The saved game could not be read (line 4 has 7 squares). Kept as game.bad-1; new game.
      The saved game could not be read (it is empty) or set aside (PATH: REASON). New game; \
      this one will not be saved.
      Cannot read the saved game: PATH: REASON. New game; this one will not be saved.
      FILE is not a saved game (it is empty). It is left as it is.
      games.ggf has 12 games; this is number 1.
      the games cannot be read: PATH: REASON
      """,
      """
      ほかの reversi がこの対局を開いています。こちらでは保存しません。
      /net/ann/game のある場所ではファイルをロックできません。この対局をほかの reversi で同時に開かないでください。
      対局の保存先: FILE
      対局は保存されていません。
      この対局は保存していません。--save FILE で保存できます。
      保存できません (/home/ann/game: Permission denied)。このまま続けます。
      保存した対局を読めませんでした (4行目が7マスです)。game.bad-1 として残し、新しい対局を始めます。
      保存した対局を読むことも (空です)、別名で残すことも (PATH: REASON) できませんでした。\
      新しい対局は保存されません。
      保存した対局を読めません (PATH: REASON)。新しい対局は保存されません。
      FILE は対局の保存ファイルではありません (空です)。変更していません。
      games.ggf には12局あります。これは1局目です。
      対局を読めません (PATH: REASON)
      """
    ) { language in
      let text = GameText(language)
      return [
        text.heldByAnother, text.savesWithoutLock("/net/ann/game"),
        text.farewell("FILE").sentence, text.farewell(nil).sentence,
        text.farewell(losing: Record()).sentence,
        text.cannotSave(SaveFailure(Detail("/home/ann/game: Permission denied"))),
        text.cannotLoad(.setAside(Detail(.board(.squares(7, row: 3))), name: "game.bad-1")),
        text.cannotLoad(.stuck(Detail(.empty), because: Detail("PATH: REASON"))),
        text.cannotLoad(.unreadable(Detail("PATH: REASON"))),
        text.cannotLoad(.foreign(Detail(.empty)), from: "FILE"),
        text.games(12, in: "games.ggf"),
        text.games(.failure(.unreadable(Detail("PATH: REASON")))).joined(),
      ]
    }
  }

  @Test func `C6.18 R7.5 what is wrong with a saved game is told in the player's language`() {
    let flaws: [Flaw] = [
      .empty, .tooLong, .header("z"), .extra, .board(.rows(1)), .board(.rows(7)),
      .board(.squares(1, row: 3)), .board(.squares(7, row: 3)),
      .board(.symbol("z", row: 3, column: 5)),
    ]
    expect(
      """
      it is empty
      it is too long for a saved game
      line 1 is 'z', not like x01
      something follows line 9
      the board has 1 row, not 8
      the board has 7 rows, not 8
      line 4 has 1 square
      line 4 has 7 squares
      line 4 has 'z' in column 5
      """,
      """
      空です
      保存した対局にしては長すぎます
      1行目の 'z' が正しくありません (正しい例: x01)
      9行目の後に何かあります
      盤が8行ではなく1行です
      盤が8行ではなく7行です
      4行目が1マスです
      4行目が7マスです
      4行目の5列目が 'z' です
      """
    ) { language in flaws.map(GameText(language).problem) }
  }

  /// Positions, the lines after the move that was played and after the best one, and the person.
  private static let mistakes: [(String, String, String, Disk?)] = [
    (
      "x--------x-xxx--o-xxxx--oxxxxo--oooxoo---oooxoo-ooooooo-oooooox- x",
      "h6 h8g4h3h5h7g5c1a6b3a2c2d1", "h8 g5h7h6g3g4b3a2h5b1a6c2c1d1", .dark
    ),
    (
      "x-x-xoox-xxxx-o-ooxxxxo-ooxxxxo-oxxxooooooxooooxoxooooo-xoooooo- o",
      "d1=-22 f2h7h8a2b1--h4h3h2", "f2=-10 a2h7h8d1h4b1h2h3", nil
    ),
    (
      "x-x-xoox-xxxx-o-ooxxxxo-ooxxxxo-oxxxooooooxooooxoxooooo-xoooooo- o", "d1=0", "f2=1",
      .light
    ),
    (
      "--x-xo---oxxx-o-ooxxxoo-ooxxoxo-oxxoooooooxooooxoxooooo-xoooooo- x",
      "h1 g1h4h3h2f2d1b1a2a1h8--h7", "g1 b1f2d1h1h2a2h7h3h4h8--a1", .dark
    ),
    (
      "oooooo--ooooo-x-oxoooxx-ooooox--oooxx---ooxxx---ox------x------- o",
      "c7 b8d8d7g4h4g5g6f7e8c8f6h2f2", "g4 g5h1g1h2h3h5f5g6g7h7--h6--f8", .light
    ),
    (
      "-------o----oxxo--xxxxxo--xxxxoo--xxxooo--xxoooo--xxoo----oooo-- o",
      "g1 f1e1h7h8d2d1c2b3c1b2b1a1", "e1 d1c1f1b8h7g1g8h8g7b6a6d2", .light
    ),
    ("o--------o--x----ooox------xx----xxxx-------x------------------- x", "c2 d1", "c4 f6", .dark),
    (
      "------oo----oxoo--xxxxoo--xxxxoo--xxxooo--xxoooo--xxoo----oooo-- x",
      "d2 f1g7c1e1b7b6d1a8h8h7b3b2g8", "f1 e1h7h8d2d1c2b3c1b2b1a1g8g7", .dark
    ),
  ]

  @Test func `R16.3 R16.4 R16.5 R16.7 R16.8 R16.9 C6.17 each reason has its sentence`() throws {
    let mistakes = try Self.mistakes.map {
      position, played, best, person -> (Line, Line, Disk?) in
      (try Line(played, on: position), try Line(best, on: position), person)
    }
    expect(
      """
      In the 12 moves that follow, after h6 White takes h8; h8 takes a corner, and then no \
      other falls
      12 moves after h6 White has 20 disks that are certain to stay, you 6; 12 moves after h8 it \
      is 12 and 15
      With 9 squares empty this is certain: f2 loses by 10, d1 loses by 22
      To the end of the game, after d1 White must pass before move 58; after f2 nobody must pass
      With 9 squares empty this is certain: f2 wins by 1, d1 ties
      To the end of the game, h1 takes a corner, and then White takes a1, you take h8; after g1 \
      you take h1, h8, and a1
      In the 12 moves that follow, after c7 no corner falls; after g4 you take h1 (g5 h1)
      In the 12 moves that follow, after c7 nobody must pass; after g4 Black must pass before \
      moves 46 and 47
      12 moves after g1 Black has no disk that is certain to stay, you 23; 12 moves after e1 it \
      is 0 and 27
      After c2 you have 2 legal squares at your next turn, after c4 5
      Nothing in the two lines can be said in words; they part at move 35: d2 f1 g7 c1 ... and \
      f1 e1 h7 h8 ...
      """,
      """
      続く12手で、h6 の後は白が h8 を取ります。h8 は隅を取り、その後はほかの隅は取られません。
      h6 の12手後、確定石は白が20、あなたが6です。h8 の12手後は12と15です。
      残り9マスで結果は決まっています。f2 は10石差の負け、d1 は22石差の負けです。
      終局まで、d1 の後、白は58手目の前にパスします。f2 の後はパスがありません。
      残り9マスで結果は決まっています。f2 は1石差の勝ち、d1 は引き分けです。
      終局まで、h1 は隅を取り、その後は白が a1、あなたが h8 を取ります。g1 の後はあなたが h1、h8、a1 を取ります。
      続く12手で、c7 の後は隅は取られません。g4 の後はあなたが h1 (g5 h1) を取ります。
      続く12手で、c7 の後はパスがありません。g4 の後、黒は46手目、47手目の前にパスします。
      g1 の12手後、確定石は黒が0、あなたが23です。e1 の12手後は0と27です。
      c2 の後、次の手番であなたが打てるマスは2、c4 の後は5です。
      二つの手順の違いは言葉になりません。35手目で分かれます: d2 f1 g7 c1 ... と f1 e1 h7 h8 ...。
      """
    ) { language in
      mistakes.flatMap { (played: Line, best: Line, person: Disk?) in
        let reasons = Reason.contrasts(played: played, best: best)
        return GameText(language).reasons(reasons, played: played, best: best, person: person)
      }
    }
  }

  @Test(arguments: [
    (
      "---------o--o-----ox-o-o--xoxxox-xxxxox---x-oox---ox--x-----x-x- o",
      "e3 f2b3f7a5b4h5d2g2h2e7g3a4", "e7 e3a4f7h8c2h6a6a5a2d2e1b1",
      "after e3 no corner falls; after e7 White takes h8 (e3 a4 f7 h8)"
    ),
    (
      "------x-----xx---ooox------xxo----ooxo---xxoox---xoooooo-----xo- x",
      "c2 c1g4h3e8a8d8f3h6d1c4g6f1", "h6 a7d8e1d2c2b4h5b8d1a3g3a5",
      "after c2 White takes a8; after h6 no corner falls"
    ),
  ])
  func `R16.4 the way to a single corner is told if it has at most four steps`(
    position: String, played: String, best: String, sentence: String
  ) throws {
    let played = try Line(played, on: position)
    let best = try Line(best, on: position)
    let reasons = Reason.contrasts(played: played, best: best)
    let told = GameText().reasons(reasons, played: played, best: best, person: nil)
    #expect(told.contains("In the 12 moves that follow, \(sentence)"), "\(told)")
  }

  @Test func `R16.10 C6.17 what is said against a move does not name the best one`() throws {
    let given: (String, String, String, Disk?) = (
      "----------oox----ooooxx-ooooooo--oxxoo---xoooo-----o-------o---- x",
      "b7 a8f2e1c1f1d1b1g2a7a2", "f2 e1a5f1a3h4c7c8e7b2g6", nil
    )
    let mistakes = try ([given] + Self.mistakes).map {
      position, played, best, person -> (Line, Line, Disk?) in
      (try Line(played, on: position), try Line(best, on: position), person)
    }
    expect(
      """
      b7 gives White the corner a8
      In the 12 moves that follow, after h6 White takes h8
      12 moves after h6 White has 20 disks that are certain to stay, you 6
      With 9 squares empty this is certain: another square loses by 10, d1 loses by 22
      To the end of the game, after d1 White must pass before move 58
      With 9 squares empty this is certain: another square wins by 1, d1 ties
      c2 leaves you 2 legal squares at your next turn; another square leaves 5
      """,
      """
      b7 では白に隅の a8 を取られます。
      続く12手で、h6 の後は白が h8 を取ります。
      h6 の12手後、確定石は白が20、あなたが6です。
      残り9マスで結果は決まっています。ほかのマスは10石差の負け、d1 は22石差の負けです。
      終局まで、d1 の後、白は58手目の前にパスします。
      残り9マスで結果は決まっています。ほかのマスは1石差の勝ち、d1 は引き分けです。
      c2 の後、次の手番であなたが打てるマスは2、ほかのマスなら5です。
      """
    ) { language in
      mistakes.flatMap { (played: Line, best: Line, person: Disk?) in
        Reason.contrasts(played: played, best: best).compactMap {
          GameText(language).warning($0, played: played, person: person)
        }
      }
    }
  }

  @Test func `R14.4 C6.17 each kind of reason has a hint that names no square`() throws {
    let reasons = try Self.mistakes.flatMap { position, played, best, _ in
      Reason.contrasts(
        played: try Line(played, on: position), best: try Line(best, on: position))
    }
    expect(
      """
      Count the squares from which each side can choose.
      Look at the corners.
      Look at who must pass.
      Look for disks that can never turn.
      No reason fits into words; 'hint' again names the square.
      The rest can be counted to the end.
      """,
      """
      お互いの置けるマスの数に注目してください。
      どちらがパスになるかに注目してください。
      もう返されない石に注目してください。
      最後まで読み切れる局面です。
      言葉にできる理由はありません。もう一度ヒントで最善のマスを表示します。
      隅に注目してください。
      """
    ) { language in
      Set((reasons + [nil]).map { GameText(language).kind($0) }).sorted()
    }
  }
}
