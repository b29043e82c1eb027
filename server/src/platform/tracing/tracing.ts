/** `server` answers somebody, `client` asks somebody, `internal` is work of our own. */
export type SpanKind = 'server' | 'client' | 'internal'
/** Never what a person typed, who they are, or a secret. */
export type Attributes = Record<string, string | number>

export interface OpenSpan {
  set(attributes: Attributes): void
}

/** A span says how long something took, and within what. */
export interface Tracing {
  isOn: boolean
  /** The work is a span, and what it does are spans below it. */
  span<T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    work: (span: OpenSpan) => Promise<T>,
  ): Promise<T>
  /** A span below the one that runs; outside of any it is none. To be called when it has ended. */
  below(name: string, kind: SpanKind, attributes: Attributes): (error: unknown) => void
  /** Hands over what was gathered, for a short while. */
  close(): Promise<void>
}

const nothing = () => {}

export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _kind, _attributes, work) => work({ set: nothing }),
  below: () => nothing,
  close: async () => {},
}
