// The interface between `client.js` and the scripts of page parts, and the messages between page and server.
//
// A part registers handlers for events, and for the operations of patches that only it implements. Events have any
// number of handlers. A new part that uses existing events is a single script.

declare global {
  /** The only global name of the scripts. */
  const trifecta: Page;

  // MARK: Fields

  /**
   * A form field. Scripts treat all as inputs: a select element or a text area lacks `checked`, which is then falsy, and
   * a select element lacks the selection.
   */
  type Field = HTMLInputElement;

  /** The state of a field that the user has edited. */
  interface FieldState {
    /** The event with the newest edit. */
    sequence: number;
    /** Whether there is an edit that was not sent. */
    isUnsent?: boolean;
    /** Whether the value comes from the user. */
    isEdited?: boolean;
    /** Whether an input method is active. */
    isComposing?: boolean;
    /** The text of the event with the newest edit. */
    text?: string;
    /** The milliseconds until the next event may be sent, because the server limits bytes per second. */
    delay?: number;
    /** The timer of the delay; 0 if it is not running. */
    pause?: number;
    /** Changes that are deferred until the input method ends. */
    late?: (() => void)[] | null;
    /** The size of a text that the server refused, in bytes. */
    refused?: number;
  }

  // MARK: Messages from the page

  /** The window size and the device traits: see Protocol/ClientDevice.swift. */
  type Device = [width: number, height: number, flags: number, scale: number, textSize: number, timeZone: string];
  /** The difference between an edit and the text of an earlier event. */
  type Edit = [inserted: string, base?: number, before?: number, after?: number];
  /** A user event, with the last applied patch. */
  type UserEvent = [sequence: number, applied: number, element: number, kind: string, ...value: [] | Edit];
  /** A message to the server: see Protocol/ClientMessage.swift. */
  type ClientMessage =
    | [
      "join",
      token: string,
      session: string,
      applied: number,
      ...device: Device,
      scene: string,
      address: string,
      isReturning: number,
    ]
    | ["device", ...Device]
    | ["measure", isMoved: number, ...elementsAndFrames: (number | string)[]]
    | ["part", text: string]
    | ["window", list: number, first: number, row: number, last: number, lastRow: number, focused: number]
    | ["leave"]
    | [applied: number]
    | UserEvent;

  // MARK: Messages from the server

  /** Elements, each with a value. Each number after the first is the difference to the previous element. */
  type Pairs<Value> = (number | Value)[];
  /** The options of an animation, in the format of the Web Animations API. */
  type Timing = KeyframeAnimationOptions & { duration: number };
  /** The last keyframe of a removal, or the first keyframe of an insertion. */
  type Way = [frame: Keyframe | null, timing?: Timing];

  /** The operands of a patch's operations, by name: see Protocol/Patch.swift. */
  interface Operations {
    again: [element: number, markup: string];
    announce: [text: string];
    as: [element: number, ...way: Way];
    become: [element: number, tag: string];
    copy: [text: string];
    focus: [element: number, stays?: number];
    insert: [parent: number, ...siblings: Pairs<string>];
    merge: [element: number, text: string, base: string];
    move: Pairs<number>;
    need: string[];
    open: [request: number, url: string];
    options: [element: number, markup: string];
    pass: [timing: Timing | null];
    remove: number[];
    render: [root: number, markup: string];
    runs: [element: number, markup: string];
    save: [path: string];
    scroll: [element: number, row: number, x?: number, y?: number];
    set: [path: string, ...values: Pairs<string | null>];
    styles: string[];
    value: Pairs<string>;
    whole: [element: number];
  }
  /** An operation with its name. A change of texts has no name. */
  type Operation = { [Name in keyof Operations]: [Name, ...Operations[Name]] }[keyof Operations] | Pairs<string>;
  /** Performs an operation. `rest` contains the operations that follow in the patch, and `index` is its position. */
  type Performer<Name extends keyof Operations> = (
    operands: Operations[Name],
    rest: Operation[],
    index: number,
  ) => unknown;

  /** A message from the server. */
  type ServerMessage =
    | ["joined", session: string, handled: number, messageLimit: number, textLimit: number, scene?: string]
    | [number: number, handled?: number, ...operations: Operation[]];

  // MARK: Events

  /** The events of the page. A handler may return a result, see {@link Page.ask}. */
  interface Events {
    /** The server has this page's elements, so that user events may be sent. */
    live(): void;
    /** The connection was lost. */
    lost(): void;

    /** A patch is about to be applied. */
    before(): void;
    /** All operations of a patch were performed. `isRendered` states whether the whole screen was replaced. */
    after(isRendered: boolean): void;
    /** Animations of the patch start. */
    endPass(): void;
    /** The layout of the patch and its animations are complete. */
    settled(): void;
    /** A patch was applied. */
    applied(): void;
    /** The server has handled events without a change of the page. */
    acknowledged(): void;
    /** Sizes and places are about to be read, or an animation has ended that moved an element. */
    layOut(): void;
    moved(): void;
    /** Boxes may have moved. `isNew` states whether new boxes may have to be measured. */
    measure(isNew: boolean): void;

    /** The whole screen is about to be replaced. */
    render(): void;
    /** An attribute or the boxes of an element are about to change. */
    touch(element: Element): void;
    /** An element is about to be moved. */
    own(element: Element): void;
    /** Elements are about to be inserted. */
    come(container: Element, coming: Element[]): void;
    /** Elements were inserted. */
    arrive(coming: Element[]): void;
    /** Returns whether the removal of an element is animated; then it is already removed. */
    leave(id: number): boolean | undefined;
    /** Removes an element in its own way. Returns whether it does. */
    putAway(element: Element): boolean | undefined;
    /** A text, a symbol or the count of a symbol effect is about to change. */
    exchange(element: Element, value: string | null, name?: string): void;
    /** A page of a navigation stack is covered or uncovered by another page. */
    cover(element: Element, isCovered: boolean): void;

    /** Returns the part of a field's text to send; `null` if it is too long. */
    edit(field: Field, text: string): Edit | null;
    /** The server has refused a text of an element because of its length. */
    refuse(element: Element | null): void;
    /** Returns whether an element accepts a text. If not, shows a note at the element. */
    takes(element: Element, text: string): boolean;
    /** Shows a note at an element, until it is replaced or removed, or for some milliseconds. */
    note(element: Element, text: string, forMilliseconds?: number): void;
    /** Returns the lengths of the common prefix and of the common suffix of two texts. */
    alike(one: string, other: string): [start: number, end: number];

    /** Returns whether a gesture handles a click. */
    tap(pressed: Element, taps: number): boolean;
    /** Returns the gestures around an element that may recognize a press. */
    gesturesAround(element: Element, attribute: string): Element[];
    /** Cancels all presses, because another gesture has begun. */
    cancelPresses(): void;
    /** Returns whether a gesture of two fingers is in progress. */
    isPinched(): boolean;

    /** Returns the open presentations from back to front, without those that are next to the screen. */
    dialogs(): HTMLDialogElement[];
    /** Opens new presentations. */
    raise(): void;
    /** Presentations and pages may have been inserted. */
    present(): void;
    /** Requests the dismissal of a presentation. */
    dismiss(dialog: HTMLDialogElement): void;
    /** Returns the number of possible back navigations. */
    depth(): number;
    /** Performs a back navigation. `number` is the number of back navigations that the server has not answered yet. */
    goBack(number: number): void;

    /** Returns whether the app determines the scroll position of a region. */
    isAnchored(region: Element): boolean;
    /** Returns the first visible row of a long list, and its distance from the edge. */
    place(region: Element): Row | undefined;
    /** A region was scrolled to a restored position. A long list also gets its first visible row. */
    placed(region: Element, row?: Row | null): void;

    /** Selects an option of a picker that shows all options. Returns whether the element is such a picker. */
    choose(picker: Element, value: string | undefined): boolean;
    /** Sets an attribute of all options. Returns whether the attribute is complete. */
    setOption(picker: Element, name: string, value: string | null): boolean;
    /** Lists of options may have been inserted. */
    turn(): void;

    /** Returns the places of elements with matched geometry, by name. */
    matched(): MatchedPlaces;
    /** Animates elements with matched geometry from the given places. */
    match(before: MatchedPlaces, timingOf: (element: Element | null) => Timing): void;
    /** Returns the timing of the animated pass that is being applied. */
    timing(): Timing | undefined;
    /** Shows a copy of an element in front of the page until its animation has ended. */
    ghost(element: Element, end: Keyframe, timing: Timing): void;
  }
  type Row = [number: number, distance: number];
  /** The position of a scrollable region, and its first visible row if it is a long list. */
  type Place = [left: number, top: number, row?: Row | null];
  type MatchedPlaces = Map<string, [element: Element, place: DOMRect]>;

  /** The interface of `client.js` for the scripts of parts. */
  interface Page {
    /** Starts a part when its script is loaded. */
    part(name: string, begin: (page: Page) => void): void;
    /** Adds a handler of an event. */
    on<Name extends keyof Events>(event: Name, handler: Events[Name]): void;
    /** Calls all handlers of an event, in the order in which they were added. */
    tell<Name extends keyof Events>(event: Name, ...values: Parameters<Events[Name]>): void;
    /** Calls the handlers of an event until one returns a result other than `undefined`, and returns that result. */
    ask<Name extends keyof Events>(event: Name, ...values: Parameters<Events[Name]>): ReturnType<Events[Name]> | undefined;
    /** Implements an operation of patches. */
    operation<Name extends keyof Operations>(name: Name, perform: Performer<Name>): void;
    /** Adds a listener of an event of the document. */
    listen<Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: Aimed<DocumentEventMap[Name]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;

    /** Returns whether user events may be sent. */
    isLive(): boolean;
    /** Returns whether the server lags behind with handling events. */
    isBusy(): boolean;
    /** Whether the server has not acknowledged all events of the page. */
    isWaiting(): boolean;
    /** Returns the session ID. */
    session(): string;
    /** Returns the maximum length of a text, in bytes. */
    textLimit(): number;
    /** The element with the status of the connection. */
    readonly line: HTMLElement;
    /** Shows a message in the status line, for some milliseconds or until the next message. */
    say(text: string, forMilliseconds?: number): void;
    /** Returns a message in the page's language. The caller replaces the placeholders %1 and %2. */
    word(text: string): string;

    /** Returns the element with a number. */
    node(id: number): Element;
    /** Returns the number of an element. */
    idOf(element: Element): number;
    /** Returns the outermost box of an element. */
    outer(id: number): Element;
    /** Returns the box with an attribute. The name is prefixed with `^` for each level of nesting. */
    box(id: number, path: string): Element;
    /** Returns the number of the element in a box, and the level of the box around it. */
    locate(box: Element): [id: number, level: number];
    /** Calls a function with each element of a list, and its value. */
    each<Value>(list: Pairs<Value>, width: 1 | 2, act: (id: number, value: Value) => void): void;

    fieldOf(field: Element): FieldState;
    /** Returns whether a field has an edit that the server has not handled. */
    isAhead(field: Element): boolean;
    setValue(field: Field, text: string): void;
    sendField(field: Field): void;
    /** Returns a text without unpaired surrogates, which the server rejects. */
    wellFormed(text: string): string;

    send(message: ClientMessage): void;
    /** Sends an event of an element. */
    sendEvent(element: number, kind: string, ...value: [] | Edit): void;
    /** Sends an event of the element in a box, after unsent edits. */
    sendPress(box: Element, kind: string, value?: string): void;
    /** Handles an action that cannot be sent. */
    lose(pressed?: Element): void;
    /** Adapts the browser's history to the number of possible back navigations. */
    follow(): void;
  }
}

export {};
