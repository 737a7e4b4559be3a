import Foundation

/// The stages of the tour, in the order in which they explain each other.
enum TourStage: CaseIterable, Hashable {
  case plainProperty, stateInStruct, objectOfItsOwn, boxInStruct, stateSpelledOut, wrappedValue, realState
  case projectedValue, nameInTwoPlaces, twoTruths, oneTruth, constantBinding
  case observedOnly, observedAndKept, objectFromAbove
  case environmentOfYourOwn

  enum Chapter: String, CaseIterable {
    case state = "State"
    case binding = "Binding"
    case objects = "Objects"
    case environment = "Environment"
  }

  var chapter: Chapter {
    switch self {
    case .plainProperty, .stateInStruct, .objectOfItsOwn, .boxInStruct, .stateSpelledOut, .wrappedValue, .realState:
      .state
    case .projectedValue, .nameInTwoPlaces, .twoTruths, .oneTruth, .constantBinding: .binding
    case .observedOnly, .observedAndKept, .objectFromAbove: .objects
    case .environmentOfYourOwn: .environment
    }
  }

  var title: String {
    switch self {
    case .plainProperty: "A plain property"
    case .stateInStruct: "A struct"
    case .objectOfItsOwn: "An object"
    case .boxInStruct: "A box in a struct"
    case .stateSpelledOut: "State, spelled out"
    case .wrappedValue: "The underscore"
    case .realState: "@State"
    case .projectedValue: "A binding, spelled out"
    case .nameInTwoPlaces: "A name in two places"
    case .twoTruths: "Two truths"
    case .oneTruth: "One truth"
    case .constantBinding: "A constant"
    case .observedOnly: "@ObservedObject"
    case .observedAndKept: "@StateObject"
    case .objectFromAbove: "@EnvironmentObject"
    case .environmentOfYourOwn: "@Environment"
    }
  }

  var explanation: String {
    switch self {
    case .plainProperty:
      "A view is a value, and its body cannot change it. A tap changes a copy, and the copy is thrown away."
    case .stateInStruct:
      """
      A struct of its own for the properties changes nothing: it is stored in the view, and is as immutable in the body \
      as the view is.
      """
    case .objectOfItsOwn:
      """
      An object can be changed from a body, but nobody is told: the screen stays as it is. Look again, and the view has \
      been made anew, with another object.
      """
    case .boxInStruct:
      """
      A struct that holds a box stays the same while the content of the box changes; and this box was made outside, so it \
      outlives the view. The number is kept, and shown when you look again. Nobody was told to look.
      """
    case .stateSpelledOut:
      "State is such a box, made once for the place where the view stands, and it tells whoever read it."
    case .wrappedValue:
      """
      `@State` declares two properties: `_answered` is the wrapper, and `answered` stands for `_answered.wrappedValue`. \
      This stage uses the first.
      """
    case .realState:
      "The attribute writes the same: the property is the content of the box."
    case .projectedValue:
      """
      A field needs to write as well as to read. The wrapper gives it a binding, its `projectedValue`. From three letters \
      on you are greeted.
      """
    case .nameInTwoPlaces:
      "The attribute writes the same: `$name` stands for the projected value. From three letters on you are greeted."
    case .twoTruths:
      "A state that begins with a value given from outside is a copy of its own. Tap, and compare."
    case .oneTruth:
      "A binding owns nothing: it reads and writes the state of whoever does."
    case .constantBinding:
      """
      A view with a binding needs one wherever it is shown, also in a preview. `.constant` makes one that nothing can \
      change: tap, and the number stays.
      """
    case .observedOnly:
      "An observed object tells its readers. Made by the view itself it is lost when you look again."
    case .observedAndKept:
      "A state object is made once, like state, and observed."
    case .objectFromAbove:
      "An object in the environment reaches all that is below; what stands between does not pass it on."
    case .environmentOfYourOwn:
      "A value with a key of your own has a default, and whoever stands above may set it for all below."
    }
  }

  var keyPoint: String {
    switch self {
    case .plainProperty: "A property of a view cannot be the state of the screen."
    case .stateInStruct: "A value inside of a value is still a value: it changes only where its owner may."
    case .objectOfItsOwn: "A reference makes the change possible. It neither updates the view nor outlives it."
    case .boxInStruct: "Storage outside of the view outlives it. What is missing is the notification."
    case .stateSpelledOut: "`State` is storage outside of the view, and a write to it updates the views that read it."
    case .wrappedValue: "`wrappedValue` is the value in the storage."
    case .realState: "Use `@State` for a value that belongs to one view."
    case .projectedValue: "`projectedValue` of a `State` is a `Binding`: it reads and writes the same value."
    case .nameInTwoPlaces: "Pass `$name` to a view that changes the value, and `name` to a view that shows it."
    case .twoTruths: "The initial value of a state is copied once. Later changes of the original do not arrive."
    case .oneTruth: "Each value has one owner. Other views get a binding, not a state of their own."
    case .constantBinding: "Use `.constant` in previews, and where a value is only shown."
    case .observedOnly: "`@ObservedObject` observes an object that somebody else owns."
    case .observedAndKept: "`@StateObject` owns its object: use it where the object is created."
    case .objectFromAbove: "`environmentObject` passes an object to all views below, without parameters."
    case .environmentOfYourOwn: "An `EnvironmentKey` adds a value to the environment, with a default."
    }
  }

  /// Whether the stage counts taps and writes the number down.
  var counts: Bool {
    switch self {
    case .projectedValue, .nameInTwoPlaces, .environmentOfYourOwn: false
    default: true
    }
  }

  /// The source of the stage's view, without imports.
  var code: String {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }
    return code.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private var source: [UInt8] {
    switch self {
    case .plainProperty: PackageResources.PlainProperty_txt
    case .stateInStruct: PackageResources.StateInStruct_txt
    case .objectOfItsOwn: PackageResources.ObjectOfItsOwn_txt
    case .boxInStruct: PackageResources.BoxInStruct_txt
    case .stateSpelledOut: PackageResources.StateSpelledOut_txt
    case .wrappedValue: PackageResources.WrappedValue_txt
    case .realState: PackageResources.RealState_txt
    case .projectedValue: PackageResources.ProjectedValue_txt
    case .nameInTwoPlaces: PackageResources.NameInTwoPlaces_txt
    case .twoTruths: PackageResources.TwoTruths_txt
    case .oneTruth: PackageResources.OneTruth_txt
    case .constantBinding: PackageResources.ConstantBinding_txt
    case .observedOnly: PackageResources.ObservedOnly_txt
    case .observedAndKept: PackageResources.ObservedAndKept_txt
    case .objectFromAbove: PackageResources.ObjectFromAbove_txt
    case .environmentOfYourOwn: PackageResources.EnvironmentOfYourOwn_txt
    }
  }
}
