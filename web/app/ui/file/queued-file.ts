import type { FileRule } from '@sojourn/contract/calls/file'

/** How far a file is: on its way, there, or not taken. */
export type FileState =
  | { kind: 'sending'; share: number; isWaiting?: boolean }
  | { kind: 'done' }
  | { kind: 'failed'; message: string; canRetry: boolean }

/** A chosen file and how far it is. */
export interface QueuedFile {
  id: number
  file: File
  state: FileState
}

export type QueueEvent =
  | { kind: 'chosen'; files: readonly { id: number; file: File }[]; rule: FileRule; multiple: boolean }
  | { kind: 'moved on'; id: number; share: number }
  | { kind: 'waits'; id: number; isWaiting: boolean }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string; canRetry: boolean }
  | { kind: 'tried again'; id: number }
  | { kind: 'removed'; id: number }
