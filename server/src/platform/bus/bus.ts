/** Carries announcements to every node. A message may be lost with the node it was for; what must not be lost lies in the database. */
export interface Bus {
  publish(channel: string, message: unknown): Promise<void>
  /** Resolves once messages published from now on will be heard. */
  subscribe(channel: string, listener: Listener): Promise<Unsubscribe>
  /** Called when announcements may have been missed and are heard again. */
  onResumed(tell: () => void): void
  close(): Promise<void>
}

export type Listener = (message: never) => void
export type Unsubscribe = () => Promise<void>
