import type { Book } from './book-store.ts'

export interface Clock {
  now(): Date
}

export interface Log {
  warn(about: object, sentence: string): void
}

export const DAY_MS = 86_400_000

export interface House {
  book: Book
  clock: Clock
  /** Its pages stand below this address. */
  origin: string
  fingerprintKey: Buffer
  /** Says that something was written, so that the other side is told. */
  tell(): void
}
