public import Adapters
public import Rooms

extension Table: Playable {}

/// The loop of a table.
public typealias TableLoop = Loop<Table>
