import type { Clock } from '../../clock.ts'
import type { Book } from './book-store.ts'

/** What everything in the sandbox works with. */
export interface SandboxServer {
  book: Book
  clock: Clock
  /** What the addresses of its pages begin with. */
  origin: string
  fingerprintKey: Buffer
  /** Says that something was written, so that the other side is told. */
  tell(): void
}
