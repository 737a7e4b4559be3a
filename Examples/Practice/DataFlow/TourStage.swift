import Foundation

/// The stages of the tour in teaching order: each builds on the stages before it.
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
    case .stateSpelledOut: "State without the attribute"
    case .wrappedValue: "The underscored property"
    case .realState: "@State"
    case .projectedValue: "A binding without the dollar sign"
    case .nameInTwoPlaces: "A binding"
    case .twoTruths: "Two sources of truth"
    case .oneTruth: "One source of truth"
    case .constantBinding: "A constant binding"
    case .observedOnly: "@ObservedObject"
    case .observedAndKept: "@StateObject"
    case .objectFromAbove: "@EnvironmentObject"
    case .environmentOfYourOwn: "@Environment"
    }
  }

  var explanation: String {
    switch self {
    case .plainProperty:
      "A view is a value, and its body cannot change it. A tap changes a copy, which is discarded."
    case .stateInStruct:
      "A struct for the properties makes no difference: it is stored in the view, and is as immutable as the view."
    case .objectOfItsOwn:
      """
      A body can change an object, but the change invalidates no view: the screen stays as it is. “Recreate View” creates \
      the view again, and with it another object.
      """
    case .boxInStruct:
      """
      The struct stays the same while the content of its box changes. This box is created outside of the view and \
      outlives it: the number is kept, and “Recreate View” shows it. The change itself invalidates no view.
      """
    case .stateSpelledOut:
      "`State` is such a box. It is created once per view identity, and a change invalidates the views that read it."
    case .wrappedValue:
      """
      `@State` declares two properties: `_answered` is the wrapper, and `answered` is `_answered.wrappedValue`. This \
      stage uses the first.
      """
    case .realState:
      "With the attribute, the property reads and writes the content of the box."
    case .projectedValue:
      """
      A text field reads and writes a value. It gets a binding, which is the wrapper's `projectedValue`. A greeting \
      appears from three letters on.
      """
    case .nameInTwoPlaces:
      "With the attribute, `$name` is the projected value. A greeting appears from three letters on."
    case .twoTruths:
      "A state whose initial value is a parameter is an independent copy. Tap, and compare the two numbers."
    case .oneTruth:
      "A binding stores nothing: it reads and writes the state of another view."
    case .constantBinding:
      """
      A view with a binding needs one wherever it is shown, also in a preview. `.constant` creates one that ignores \
      writes: tap, and the number stays.
      """
    case .observedOnly:
      "A change of an observed object invalidates the views that read it. “Recreate View” also creates a new object."
    case .observedAndKept:
      "A state object is created once for the identity of the view, like state, and is observed."
    case .objectFromAbove:
      "An object in the environment is available to all views below. The views between do not pass it on."
    case .environmentOfYourOwn:
      "A custom environment value has a default. A view can set another value for all views below it."
    }
  }

  var keyPoint: String {
    switch self {
    case .plainProperty: "A property of a view cannot be the state of the screen."
    case .stateInStruct: "A struct inside of a struct can change only where the outer one can."
    case .objectOfItsOwn: "A reference makes the change possible. It neither invalidates the view nor outlives it."
    case .boxInStruct: "Storage outside of the view outlives it. What is missing is the notification."
    case .stateSpelledOut: "`State` is storage outside of the view, and a write to it updates the views that read it."
    case .wrappedValue: "`wrappedValue` is the value in the storage."
    case .realState: "Use `@State` for a value that belongs to one view."
    case .projectedValue: "`projectedValue` of a `State` is a `Binding`: it reads and writes the same value."
    case .nameInTwoPlaces: "Pass `$name` to a view that changes the value, and `name` to a view that shows it."
    case .twoTruths: "The initial value of a state is copied once. Later changes of the original do not arrive."
    case .oneTruth: "Each value has one owner. Other views get a binding, not a state of their own."
    case .constantBinding: "Use `.constant` in previews, and where a value is only shown."
    case .observedOnly: "`@ObservedObject` observes an object that another view owns."
    case .observedAndKept: "`@StateObject` owns its object: use it where the object is created."
    case .objectFromAbove: "`environmentObject` passes an object to all views below, without parameters."
    case .environmentOfYourOwn: "An `EnvironmentKey` adds a value to the environment, with a default."
    }
  }

  /// Whether the stage counts taps and stores their number in a ``Notebook``.
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
