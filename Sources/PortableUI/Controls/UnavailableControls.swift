/// A button that pastes.
@available(*, unavailable, message: "A browser pastes by its own ways only: let people paste into a TextField.")
public struct PasteButton {}

/// A button that lets a person rename something.
@available(*, unavailable, message: "Use a Button that shows a TextField.")
public struct RenameButton {}
