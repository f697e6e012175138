/// The text above the prompt: the latest news, or a refusal.
struct Notice: Hashable {
  var news = ""
  /// The answer to a command in a study, until the next effective key.
  var reply: String?
  /// The refusal of what the player wanted, until the next key that has an effect.
  var refusal: String?
}

extension Notice {
  mutating func endReplies() {
    reply = nil
    refusal = nil
  }
}

extension Model {
  mutating func tell(_ news: String) {
    notice.news = news
  }

  /// Tells what a command has done, also over the words of a study.
  mutating func reply(_ reply: String) {
    if study == nil { return tell(reply) }
    notice.reply = reply
  }

  mutating func refuse(_ refusal: String) {
    notice.refusal = refusal
  }
}
