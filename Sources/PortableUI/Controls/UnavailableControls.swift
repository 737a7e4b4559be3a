/// A button that lets a person rename something.
@available(*, unavailable, message: "Use a Button that shows a TextField.")
public struct RenameButton {}
