// The DOM as pages use it. These declarations add to those of TypeScript.

export {};

declare global {
  // All elements of a page are HTML elements, except for the contents of drawings, which scripts do not change.
  interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {
    readonly isContentEditable: boolean;
    readonly offsetHeight: number;
    readonly offsetParent: Element | null;
    readonly offsetTop: number;
    readonly offsetWidth: number;
    dir: string;
    hidden: boolean | "until-found";
    inert: boolean;
    popover: string | null;
    click(): void;
    hidePopover(): void;
    showPopover(): void;
  }

  // The target of an event that is dispatched to an element. Listeners that may also receive events of the document or
  // the window call methods of the target with `?.`.
  type Aimed<E> = E & { readonly target: Element; readonly relatedTarget?: Element | null };

  interface Document {
    addEventListener<K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: Aimed<DocumentEventMap[K]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }
  interface Window {
    addEventListener<K extends keyof WindowEventMap>(
      type: K,
      listener: (event: Aimed<WindowEventMap[K]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }
  interface Element {
    addEventListener<K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: Aimed<HTMLElementEventMap[K]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }

  // Events of the page's own scripts.
  interface WindowEventMap {
    // The height of a bar that insets a safe area has changed.
    "trifecta:inset": Event;
  }
}
