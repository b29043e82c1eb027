import type { Clock } from '../../clock.ts'
import type { Book } from './book-store.ts'

export interface SandboxServer {
  book: Book
  clock: Clock
  origin: string
  fingerprintKey: Buffer
  /** Says that something was written, so that the other side is told. */
  tell(): void
}
