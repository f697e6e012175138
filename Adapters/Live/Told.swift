import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// What the live front tells of something that has happened: what goes above the block, and what
/// becomes of the notice.
struct Told {
  var above: [String] = []
  /// Whether the lines are an answer, which is shown in pages if it has no room above the block.
  var isAnswer = false
  /// The notice that takes the place of the one before; nil if there is no new one.
  var notice: LiveView.Notice?
  /// Whether the notice before goes, so that the alert or the result can be seen.
  var clears = false

  /// Leaves no notice, neither a new one nor the one before.
  mutating func clear() {
    notice = nil
    clears = true
  }
}

extension LiveText {
  /// Returns what is told of an event and of what follows from it, which may have its own word
  /// about the notice: an alert and the result need its row.
  func told(_ model: TableModel) -> Told {
    guard let event = model.event else { return Told() }
    var told = told(event, model)
    for news in model.news {
      switch news {
      case .stoppedThinking:
        told.notice?.text += language(" Thinking stopped.", ja: "コンピュータの思考を中断しました。")
      case .end:
        told.above.append("\(common.message(model)): \(counts(model))")
        told.clear()
      case .alert: told.clear()
      case .counts, .turn, .result, .thinking, .pick: break
      }
    }
    return told
  }

  private func told(_ event: Table.Event, _ model: TableModel) -> Told {
    let trouble = common.trouble(event).map { [$0] } ?? []
    let lines = common.lines(event, model)
    switch event {
    // Until the first move the notice row says by itself what to do.
    case .started(.new), .started(.instead): return Told(above: trouble, clears: true)
    case .started(let start):
      var notice = LiveView.Notice(text: common.welcome(start, model, hasArrows: true))
      notice.isWelcome = true
      return Told(above: trouble, notice: notice)
    case .looked:
      return model.study.isLookingBack
        ? Told(above: common.reasonsSeen(model), clears: true)
        : Told(notice: LiveView.Notice(text: common.present))
    case .tookBack, .redone, .game(.reset): return Told(above: lines, clears: true)
    case .game(.passed(let side)):
      let name = common.disk(side)
      return Told(above: [language("\(name) passes", ja: "\(name)はパスしました。")], clears: true)
    case .game(.placed(let move))
    where !model.study.undone.isEmpty && model.player(move.side).mode == .manual:
      let rest = language(
        "'redo' plays the moves behind it again.", ja: "この後の手は「やり直す」で進められます。")
      return Told(above: lines, notice: LiveView.Notice(text: rest))
    case .game(.modeSet(let side, let before)):
      let isChange = before != model.player(side).mode
      return Told(
        notice: LiveView.Notice(text: isChange ? changed(side, model) : mode(of: side, model)))
    case .advice(let event): return told(event, trouble + lines, model)
    case .lesson(let event): return told(event, lines, model)
    case .plan(.refused(let move, let reason, dropping: let rest)):
      return told(.notPlayed(move, reason, dropping: rest))
    case .game(.canceled(let question)): return canceled(.game(question))
    case .coach(.canceled(let square)): return canceled(.play(square))
    case .coach(.watches):
      return Told(notice: LiveView.Notice(text: lines.joined(separator: " ")))
    case .coach(.asked): return Told(clears: true)
    case .game, .plan: return Told(above: trouble + lines)
    }
  }

  private func canceled(_ question: Table.Question) -> Told {
    Told(notice: LiveView.Notice(text: common.canceled(question)))
  }

  /// Returns what is told of advice, with its lines.
  private func told(_ event: AdviceEvent, _ lines: [String], _ model: TableModel) -> Told {
    switch event {
    case .requested: return Told()
    // Values are no longer kept up, whatever the notice says.
    case .notGiven: return Told(above: lines, clears: true)
    case .given(let advice, for: .hint):
      let hint = common.hint(advice, model)
      return Told(notice: LiveView.Notice(text: language("Hint: \(hint).", ja: "ヒント: \(hint)。")))
    case .given: return Told(above: lines, isAnswer: true, clears: true)
    case .valuesKept: return Told(notice: LiveView.Notice(text: lines.joined()))
    case .valuesFound: return Told()
    case .analysisBegun: return Told(clears: true)
    case .moveJudged: return Told(above: lines, isAnswer: !model.advice.isAnalyzing)
    case .analysisStopped: return Told(notice: LiveView.Notice(text: common.analysisStopped))
    }
  }

  /// Returns what is told of a lesson, with its lines: the question stands in the
  /// notice row as long as there is no notice.
  private func told(_ event: LessonEvent, _ lines: [String], _ model: TableModel) -> Told {
    switch event {
    case .begun, .ended: Told(above: lines, clears: true)
    // What stands above is of the question before.
    case .asked:
      Told(
        above: model.advice.lesson.map { [common.place(of: $0).capitalizedFirst] } ?? [],
        clears: true)
    case .tried: Told(clears: true)
    case .solved: Told(above: lines, isAnswer: true, clears: true)
    case .hinted where lines.count > 1: Told(above: lines, isAnswer: true, clears: true)
    case .refuted, .hinted, .nothingToAsk:
      Told(notice: LiveView.Notice(text: lines.joined(separator: " ")))
    }
  }

  /// Returns what is told of a refusal, and of the moves that are dropped with it; what was planned
  /// may come at any time, so the next key removes it.
  func told(_ refusal: TableRefusal) -> Told {
    var notice = LiveView.Notice(text: self.refusal(refusal))
    notice.refusal = refusal
    switch refusal {
    // Nobody can type any more, and the block is left at once.
    case .unreadable(.brokenOff): return Told(above: [notice.text])
    case .notPlayed(_, _, dropping: let rest):
      notice.endsWithKey = true
      return Told(above: rest.isEmpty ? [] : [common.notPlayed(rest)], notice: notice)
    case .unreadable, .notACommand, .ignored: return Told(notice: notice)
    }
  }
}
