import type { Message } from '@sojourn/contract/talk/conversations'

/** The part of a conversation that a page holds: messages without a gap. */
export interface MessageLog {
  items: Message[]
  /** Null stands at the beginning of the conversation. */
  older: string | null
  /** Nothing newer is known of. */
  isAtEnd: boolean
}

export type LogChange =
  | { kind: 'opened'; log: MessageLog }
  | { kind: 'older'; items: Message[]; older: string | null }
  | { kind: 'newer'; items: Message[]; isAtEnd: boolean }
  | { kind: 'changed'; items: Message[] }

export function changeLog(log: MessageLog | null, change: LogChange): MessageLog | null {
  if (change.kind === 'opened') return change.log
  if (!log) return log
  switch (change.kind) {
    case 'older':
      return { ...log, items: merge(log.items, change.items), older: change.older }
    case 'newer':
      return { ...log, items: merge(log.items, change.items), isAtEnd: change.isAtEnd }
    case 'changed': {
      const changed = new Map(change.items.map((message) => [message.seq, message]))
      return { ...log, items: log.items.map((message) => changed.get(message.seq) ?? message) }
    }
  }
}

/** Each once, in the order of the conversation, whatever came first. */
function merge(known: Message[], more: Message[]) {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

/** A message that was sent belongs to the log as soon as nothing is missing before it. */
export const follows = (log: MessageLog, seq: number) => (log.items.at(-1)?.seq ?? 0) + 1 >= seq
