import Elements
import ViewGraph

/// A patch, whose operations are encoded as JSON when they are added.
///
/// A patch is `[sequence, acknowledged, operation, …]`. An operation is an array that starts with its name. The most
/// common operation, a text change, has no name. Elements are referred to by their numbers. Consecutive operations of
/// the same kind are merged into one. Each element after the first is encoded as the difference to the previous number,
/// so that many operations are short and similar. Each method below adds one operation. `Resources/client.js`, or the
/// script of a part (``PagePart``), implements its counterpart.
struct Patch {
  private var operations: [UInt8] = []
  /// The current operation. Further operations of the same kind are merged into it.
  private var open: Operation?
  /// The last element of the current operation.
  private var lastElement = 0
  /// The names of styles. The page keeps the rules until the whole screen is rendered again.
  private var styles: StyleNames
  /// The numbering of inserted elements.
  private var numbers = Markup.Numbers.counted
  /// The animation of the next operations, and the animation that was last sent to the page.
  private var animation: AnimationTiming?
  private var sentAnimation: AnimationTiming?

  private enum Operation: Equatable {
    case text
    case value
    case set(String)
    /// An insertion, whose markup string is not closed yet either. So elements that follow at the same place can be
    /// appended to it.
    case insert(parent: Int)
    case move
    case remove
  }

  /// Creates a patch for a page without named styles.
  ///
  /// - Parameter words: The texts of the host in the page's language.
  init(words: WebMessages.Selection = WebMessages.Selection(language: "en")) {
    styles = StyleNames(words: words)
  }

  /// The texts of the host in the page's language.
  var words: WebMessages.Selection { styles.words }

  /// Whether there are no operations.
  var isEmpty: Bool { operations.isEmpty }

  /// `["pass", timing]`: sets the animation of the following operations. `null` means no animation, which is the
  /// default at the start of a patch. The operation is written before the first operation that it applies to. `timing`
  /// is in the format of the Web Animations API.
  mutating func pass(_ animation: AnimationTiming?) {
    self.animation = animation
  }

  /// `["as", element, frame, timing]`: sets the transition of an element that this pass inserts or removes, if it is
  /// not a fade.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - effects: The effects at the start of the insertion, or at the end of the removal.
  ///   - timing: The timing of the transition; `nil` for the timing of the pass.
  @MainActor
  mutating func transition(_ element: Int, _ effects: [ElementTransition.Effect], _ timing: AnimationTiming?) {
    guard animation != nil, effects != [.opacity] || timing != nil else { return }
    begin("as", element)
    operations += ",".utf8
    operations += (Motion.frame(effects) ?? "null").utf8
    if let timing {
      operations += ",".utf8
      operations += Motion.timing(timing).utf8
    }
    operations += "]".utf8
  }

  /// `["need", path, …]`: lists files that the page must load before it applies the patch. It is always the last
  /// operation.
  ///
  /// - Parameter parts: The parts that the following operations need.
  mutating func need(_ parts: [PagePart]) {
    styles.need(parts)
  }

  /// `[element, text, …]`: replaces the text of an element.
  mutating func text(_ element: Int, _ text: String) {
    begin(.text, element)
    argument(text)
  }

  /// `["value", element, text, …]`: sets the value of a field. The page ignores it while the user has made newer edits.
  mutating func value(_ element: Int, _ text: String) {
    begin(.value, element)
    argument(text)
  }

  /// `["merge", element, text, base]`: replaces the text of a field, whose previous text was `base`. The page reapplies
  /// the user's edits of `base` to the new text.
  mutating func merge(_ element: Int, _ text: String, _ base: String) {
    need([.merging])
    begin("merge", element)
    argument(text)
    argument(base)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["whole", element]`: requests the whole text of a field.
  mutating func whole(_ element: Int) {
    need([.typing])
    begin("whole", element)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["set", name, element, value, …]`: sets an attribute, or removes it if `value` is `nil`. If the same attribute of
  /// an element is set twice in a row, it is sent once.
  ///
  /// - Parameter box: The index of the box that has the attribute; 0 is the element's own. It is encoded as that many
  ///   `^` before the name.
  mutating func set(_ element: Int, box: Int = 0, _ name: String, _ value: String?) {
    let name = String(repeating: "^", count: box) + name
    if open == .set(name), lastElement == element, animation == sentAnimation { return }
    begin(.set(name), element)
    if let value { argument(value) } else { operations += ",null".utf8 }
  }

  /// Sets the class and the inline style of a box.
  @MainActor
  mutating func setStyling(of shown: PageElement, box: Int) {
    let styling = shown.styling(ofBox: box, &styles)
    set(shown.element.id, box: box, "class", styling.className)
    // Inline styles are used only if the maximum number of names is reached. Before that, there is none to set or
    // remove.
    if styles.isFull { set(shown.element.id, box: box, "style", styling.style) }
  }

  /// Sets the class and the inline style of the content of a box's layers.
  @MainActor
  mutating func setContentStyling(of shown: PageElement, box: Int) {
    guard let (layer, content) = shown.content(ofBox: box) else { return }
    let styling = PageElement.styling(ofContentOf: layer, &styles)
    set(content.id, "class", styling.className)
    if styles.isFull { set(content.id, "style", styling.style) }
  }

  /// `["again", element, markup]`: writes an element again, because its layers share boxes differently. The page keeps
  /// text that the user has typed.
  @MainActor
  mutating func again(_ element: Element) {
    begin("again", element.id)
    argument(markup: element)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["become", element, tag]`: changes the kind of an element that was written again. The page keeps its content. An
  /// element with a user-editable value is removed and inserted instead.
  @MainActor
  mutating func become(_ element: Element) {
    guard element.page.part == nil, !element.page.isEmpty, !element.isTyped else {
      guard let parent = element.parent else { return }
      remove(element.id)
      return insert(element, into: parent.id, before: element.nextSibling?.id)
    }
    again(element)
    need([.layout])
    begin("become", element.id)
    argument(element.page.tag)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["insert", parent, sibling, markup, …]`: inserts an element before `sibling`, or at the end of `parent` if it is
  /// `nil`. `nil` is encoded as 0, because the root is never a sibling.
  @MainActor
  mutating func insert(_ element: Element, into parent: Int, before sibling: Int?) {
    appendAnimation()
    if open == .insert(parent: parent), lastElement == sibling ?? 0 {
      // Appends to the open markup.
    } else {
      if open == .insert(parent: parent) { operations.append(UInt8(ascii: "\"")) }
      begin(.insert(parent: parent), sibling ?? 0)
      operations += ",\"".utf8
    }
    append(markup: element)
  }

  /// `["runs", element, markup]`: replaces the attributed text of an element.
  @MainActor
  mutating func runs(_ element: Element, _ runs: [TextRun]) {
    begin("runs", element.id)
    operations += ",\"".utf8
    var markup: [UInt8] = []
    Markup.append(runs, of: element, to: &markup)
    operations.appendEscapedForJSON(markup)
    operations += "\"]".utf8
  }

  /// `["options", element, markup]`: replaces the options of a picker or a tab bar.
  @MainActor
  mutating func options(_ picker: Element) {
    if picker.hasMoreTabs { need([.menus]) }
    begin("options", picker.id)
    operations += ",\"".utf8
    var markup: [UInt8] = []
    Markup.appendOptions(of: picker, to: &markup, words)
    operations.appendEscapedForJSON(markup)
    operations += "\"]".utf8
  }

  /// `["move", element, sibling, …]`: moves an element before `sibling`, or to the end if it is `nil`, which is encoded
  /// as 0.
  mutating func move(_ element: Int, before sibling: Int?) {
    begin(.move, element)
    argument(sibling ?? 0)
  }

  /// `["remove", element, …]`: removes an element.
  mutating func remove(_ element: Int) {
    begin(.remove, element)
  }

  /// `["open", request, url]`: a request to open a URL. The page responds with the number of the request.
  mutating func open(_ request: Int, _ url: String) {
    need([.opening])
    begin("open")
    argument(request)
    argument(url)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["scroll", element, row, x?, y?]`: scrolls to an element, or to a row of a gap. The anchor is in thousandths.
  mutating func scroll(to position: VisibleRows.Position, _ anchor: ScrollAnchor?) {
    need([.scrolling])
    begin("scroll", position.element)
    argument(position.row)
    if let anchor {
      argument(Int(anchor.x * 1_000))
      argument(Int(anchor.y * 1_000))
    }
    operations.append(UInt8(ascii: "]"))
  }

  /// `["focus", element]`: focuses an element, or removes the focus if the element is 0. With a `1` after it, the
  /// element is not scrolled into view.
  mutating func focus(_ element: Int?, scrolls: Bool = true) {
    begin("focus", element ?? 0)
    if !scrolls { argument(1) }
    operations.append(UInt8(ascii: "]"))
  }

  /// `["announce", text]`: posts an accessibility announcement.
  mutating func announce(_ text: String) {
    need([.speech])
    append("announce", text)
  }

  /// `["copy", text]`: copies a text to the clipboard.
  mutating func copy(_ text: String) {
    need([.copying])
    append("copy", text)
  }

  /// `["save", path]`: downloads the file at a path, which is available only once.
  mutating func save(_ path: String) {
    need([.files])
    append("save", path)
  }

  /// `["render", root, markup]`: replaces the whole screen. The page keeps text that the user has typed, and removes
  /// all named styles.
  @MainActor
  mutating func render(_ root: Element) {
    begin("render")
    argument(root.id)
    operations += ",\"".utf8
    var markup: [UInt8] = []
    Markup.appendChildren(of: root, to: &markup, &styles, &numbers)
    operations.appendEscapedForJSON(markup)
    operations += "\"]".utf8
  }

  /// Returns the patch as a frame and removes the operations.
  mutating func finish(sequence: Int, acknowledged: Int) -> [UInt8] {
    close()
    appendStyles()
    appendPageParts()
    defer {
      operations.removeAll(keepingCapacity: operations.count <= 4_096)
      numbers = .counted
      animation = nil
      sentAnimation = nil
    }
    return Array("[\(sequence),\(acknowledged)".utf8) + operations + Array("]".utf8)
  }

  /// Begins an operation on an element, or continues the current one.
  private mutating func begin(_ operation: Operation, _ element: Int) {
    appendAnimation()
    guard open != operation else {
      argument(element - lastElement)
      lastElement = element
      return
    }
    switch operation {
    case .text:
      close()
      operations += ",[\(element)".utf8
    case .value: begin("value", element)
    case .set(let name):
      begin("set")
      argument(name)
      argument(element)
    case .insert(let parent):
      begin("insert", parent)
      argument(element)
    case .move: begin("move", element)
    case .remove: begin("remove", element)
    }
    open = operation
    lastElement = element
  }

  private mutating func begin(_ name: String, _ number: Int? = nil) {
    appendAnimation()
    close()
    operations += ",[\"\(name)\"".utf8
    if let number { argument(number) }
  }

  /// Appends an operation with one text.
  private mutating func append(_ name: String, _ text: String) {
    begin(name)
    argument(text)
    operations.append(UInt8(ascii: "]"))
  }

  private mutating func appendAnimation() {
    guard animation != sentAnimation else { return }
    sentAnimation = animation
    if animation != nil { need([.motion]) }
    close()
    appendStyles()
    operations += ",[\"pass\",\(animation.map(Motion.timing) ?? "null")]".utf8
  }

  /// `["styles", rule, …]`: adds new style rules. The operation may follow the operations that use the rules, because
  /// the browser paints only after the whole pass is applied.
  private mutating func appendStyles() {
    let rules = styles.takeRules()
    guard !rules.isEmpty else { return }
    operations += ",[\"styles\"".utf8
    for rule in rules { argument(rule) }
    operations.append(UInt8(ascii: "]"))
  }

  private mutating func appendPageParts() {
    let assets = styles.takeParts().assets
    guard !assets.isEmpty else { return }
    operations += ",[\"need\"".utf8
    for asset in assets { argument(asset.path) }
    operations.append(UInt8(ascii: "]"))
  }

  private mutating func argument(_ number: Int) {
    operations.append(UInt8(ascii: ","))
    operations += String(number).utf8
  }

  @MainActor
  private mutating func argument(markup element: Element) {
    operations += ",\"".utf8
    append(markup: element)
    operations.append(UInt8(ascii: "\""))
  }

  @MainActor
  private mutating func append(markup element: Element) {
    var markup: [UInt8] = []
    Markup.append(element, to: &markup, &styles, &numbers)
    operations.appendEscapedForJSON(markup)
  }

  private mutating func argument(_ text: String) {
    operations += ",\"".utf8
    operations.appendEscapedForJSON(text.utf8)
    operations.append(UInt8(ascii: "\""))
  }

  private mutating func close() {
    if case .insert = open { operations.append(UInt8(ascii: "\"")) }
    if open != nil { operations.append(UInt8(ascii: "]")) }
    open = nil
  }
}
