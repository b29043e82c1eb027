declare module 'jsdom' {
  /** It declares as much of a page as our tests read; jsdom brings no types of its own, and those of others bring a browser's. */
  interface Inside {
    querySelector(selector: string): Element | null
    querySelectorAll(selector: string): Iterable<Element>
  }

  export interface Element extends Inside {
    readonly localName: string
    innerHTML: string
    readonly textContent: string
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
    getAttribute(name: string): string | null
    cloneNode(deep: true): Element
    closest(selector: string): Element | null
    remove(): void
  }

  export interface Document extends Inside {
    readonly title: string
    readonly body: Element
  }

  export class JSDOM {
    constructor(html: string, options?: { contentType: string })
    readonly window: { readonly document: Document }
  }
}
