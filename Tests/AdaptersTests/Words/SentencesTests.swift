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

  @Test func `C3.10 C6.17 each language refuses full queues, missing moves, and early hints`()
    throws
  {
    let reasons: [(String, Table.Outcome.Reason)] = [
      ("d3", .tooManyQueued(most: 120)), ("d3", .noMove(of: 1...60)),
      ("hint", .judging(try square("c4"))),
    ]
    expect(
      """
      d3: at most 120 moves can be queued
      d3: this game has moves 1 to 60
      hint: c4 is still being judged
      """,
      """
      d3 は予約できません。予約できるのは120手までです。
      この対局で見られるのは1〜60手目です。
      いまは hint を使えません。c4 を調べています。
      """
    ) { language in reasons.map { GameText(language).refusal(of: $0, because: $1) } }
  }

  @Test func `C5.18 C6.17 R7.5 each language has the sentences about the saved game`() {
    expect(
      """
      Another copy of reversi has this game open. Your moves here will not be saved.
      Cannot lock /net/ann/game on this file system. Do not open this game in another \
      copy of reversi.
      The game is saved in FILE.
      The game is not saved.
      This game was not saved. To save it, run 'reversi --save FILE --moves MOVES'.
      This game was not saved. To save the next one, use --save FILE.
      Cannot save: /home/ann/game: Permission denied. The game continues unsaved.
      Cannot read the saved game (line 4 has 7 squares, not 8). Renamed it to game.bad-1 and \
      started a new game.
      Cannot read the saved game (it is empty) or rename it (PATH: REASON). The new game will not \
      be saved.
      Cannot read the saved game: PATH: REASON. The new game will not be saved.
      FILE is not a saved game (it is empty). It was not changed.
      games.ggf has 12 games; this is number 1.
      cannot read the past games: PATH: REASON
      """,
      """
      ほかの reversi がこの対局を開いています。ここで打った手は保存されません。
      /net/ann/game のある場所ではファイルをロックできません。この対局をほかの reversi で同時に開かないでください。
      対局の保存先: FILE
      対局は保存されていません。
      この対局は保存していません。--save FILE で保存できます。
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
        text.farewell(losing: Record(start: .darkMustPass)).sentence,
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

  @Test func `C3.44 the list has the last ten games`() {
    let games = (1...11).map { number in
      ArchivedGame(number: number, date: "2026-11-26", KeptGame(Record(), players: Modes()))
    }
    let rows = GameText(.english).games(.success(games))
    #expect(rows.count == 10 && rows.first?.hasPrefix(" 2 ") == true, "\(rows)")
  }

  @Test func `C6.17 R7.5 each language says what is wrong with a saved game`() {
    let flaws: [SavedGameError] = [
      .empty, .tooLong, .header("z"), .extra, .board(.rows(1)), .board(.rows(7)),
      .board(.squares(1, row: 3)), .board(.squares(7, row: 3)),
      .board(.symbol("z", row: 3, column: 5)),
    ]
    expect(
      """
      it is empty
      it is too long for a saved game
      line 1 is 'z', not a first line such as 'x01'
      unexpected text after line 9
      the board has 1 row, not 8
      the board has 7 rows, not 8
      line 4 has 1 square, not 8
      line 4 has 7 squares, not 8
      unexpected 'z' in line 4, column 5
      """,
      """
      空です
      保存した対局にしては長すぎます
      1行目の 'z' が正しくありません (正しい例: x01)
      9行目の後に余分な内容があります
      盤が8行ではなく1行です
      盤が8行ではなく7行です
      4行目が1マスです
      4行目が7マスです
      4行目の5列目が 'z' です
      """
    ) { language in flaws.map(GameText(language).problem) }
  }
}
