/// A call of a port in a step.
enum PaperNote: Hashable {
  /// A text is to be saved, which may fail.
  case saves(String)
  /// An event is presented with this face.
  case presents(String, PaperFace)
}
