import type { Duplex } from 'node:stream'

/** The types of pg leave out what it hands to whoever speaks COPY on one of its connections. */
export interface CopyLine {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}
