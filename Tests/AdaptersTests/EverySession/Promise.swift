/// Something that must be true of what is seen before and after every step, in a sentence.
///
/// What becomes of a session, and what is saved and told, is compared with the session on paper.
struct Promise: Sendable {
  let name: String
  let isKept: @Sendable (Step) -> Bool
}
