import type { Readable } from 'node:stream'

export interface FileFacts {
  contentType: string
  /** It is in bytes. A store must know it before the first byte; a stream that brings another number is refused. */
  size: number
}

/**
 * Documents and pictures lie here. Nobody reaches one by an address: a route that knows the person streams
 * it. A file is there whole or not at all.
 */
export interface Files {
  /** Keeps a file under a key of ours, over an older one of the same key. */
  put(key: string, content: Readable, facts: FileFacts): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Readable | null>
  exists(key: string): Promise<boolean>
  /** Throws when nothing could be kept. */
  reach(): Promise<void>
  /** Also when it is gone already. */
  remove(key: string): Promise<void>
}
