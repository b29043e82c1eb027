import type { Duplex } from 'node:stream'

/** What pg hands to whoever speaks COPY on one of its connections; its types leave this out. */
export interface CopyLine {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}
