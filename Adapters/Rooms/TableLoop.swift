public import Adapters
public import Rooms

extension Table: Playable {}

/// The loop that plays a table.
public typealias TableLoop = Loop<Table>
