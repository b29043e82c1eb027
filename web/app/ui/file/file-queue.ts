import type { FileRule } from '@sojourn/contract/calls/file'
import { fileProblem } from './file-rules.ts'
import type { FileState, QueuedFile, QueueEvent } from './queued-file.ts'

/** A file that breaks the rules is shown with its reason and never sent. */
export function fileQueue(queue: readonly QueuedFile[], event: QueueEvent): readonly QueuedFile[] {
  switch (event.kind) {
    case 'chosen': {
      const chosen = event.files.map(({ id, file }) => ({ id, file, state: begin(file, event.rule) }))
      return event.multiple ? [...queue, ...chosen] : chosen.slice(0, 1)
    }
    case 'moved on':
      return become(queue, event.id, { kind: 'sending', share: event.share })
    case 'waits':
      return queue.map((one) =>
        one.id === event.id && one.state.kind === 'sending'
          ? { ...one, state: { ...one.state, isWaiting: event.isWaiting } }
          : one,
      )
    case 'done':
      return become(queue, event.id, { kind: 'done' })
    case 'failed':
      return become(queue, event.id, { ...event, kind: 'failed' })
    case 'tried again':
      return become(queue, event.id, { kind: 'sending', share: 0 })
    case 'removed':
      return queue.filter(({ id }) => id !== event.id)
  }
}

function begin(file: File, rule: FileRule): FileState {
  const problem = fileProblem(file, rule)
  return problem ? { kind: 'failed', message: problem, canRetry: false } : { kind: 'sending', share: 0 }
}

const become = (queue: readonly QueuedFile[], id: number, state: FileState) =>
  queue.map((one) => (one.id === id ? { ...one, state } : one))
