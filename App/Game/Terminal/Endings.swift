import CLibrary
package import Infrastructure

extension SystemError {
  package var isBrokenPipe: Bool { code == EPIPE }
}
