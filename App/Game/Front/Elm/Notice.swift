/// The text above the prompt: the latest news, or a refusal.
struct Notice: Hashable {
  var news = ""
  /// The refusal of what the player wanted, until the next key that has an effect.
  var refusal: String?
}

extension Model {
  mutating func tell(_ news: String) {
    notice.news = news
  }

  mutating func refuse(_ refusal: String) {
    notice.refusal = refusal
  }
}
