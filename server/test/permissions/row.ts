import type { Who } from '@sojourn/contract/calls/call'
import type { ErrorCode } from '@sojourn/contract/calls/errors'
import type { Thing } from './things/things.ts'

export const PRINCIPALS = [
  'visitor',
  'client',
  'other client',
  'agent',
  'other agent',
  'unverified agent',
  'suspended',
  'staff',
  'expired session',
] as const
export type Principal = (typeof PRINCIPALS)[number]

/** A success by its status, a refusal by its code. */
export type Answer = number | ErrorCode

/** A caller is told this before it matters what they ask for; `null` means that they may call. */
const door = (
  visitor: ErrorCode | null,
  suspended: ErrorCode | null,
  client: ErrorCode | null,
  agent: ErrorCode | null,
  unverified: ErrorCode | null,
  staff: ErrorCode | null,
): Record<Principal, ErrorCode | null> => ({
  visitor,
  'expired session': visitor,
  suspended,
  client,
  'other client': client,
  agent,
  'other agent': agent,
  'unverified agent': unverified,
  staff,
})

export const doors: Record<Who, Record<Principal, ErrorCode | null>> = {
  anyone: door(null, null, null, null, null, null),
  person: door('not_signed_in', 'suspended', null, null, null, null),
  client: door('not_signed_in', 'suspended', null, 'wrong_mode', 'wrong_mode', 'wrong_mode'),
  agent: door('not_signed_in', 'suspended', 'wrong_mode', null, null, 'wrong_mode'),
  'verified agent': door('not_signed_in', 'suspended', 'wrong_mode', null, 'wrong_mode', 'wrong_mode'),
  staff: door('not_signed_in', 'suspended', 'not_found', 'not_found', 'not_found', null),
}

export interface Row {
  /** A right body; `*` stands for something new each time. */
  body?: Record<string, unknown>
  query?: string
  /** All who may call are answered this, when it is not the success the call declares. */
  answer?: Answer
  but?: Partial<Record<Principal, Answer>>
  /**
   * The path names such a thing, and whoever may call gets one answer for one of theirs, one for somebody
   * else's, and one for a thing that is not there.
   */
  of?: Thing
  own?: Answer
  others?: Answer
  random?: Answer
}

/** A thing everybody sees. */
export const open = (of: Thing, more: Partial<Row> = {}): Row => ({
  of,
  own: 200,
  others: 200,
  random: 'not_found',
  ...more,
})
/** A thing only its owner sees. */
export const own = (of: Thing, answer: Answer): Row => ({
  of,
  own: answer,
  others: 'not_found',
  random: 'not_found',
})
/** A thing whoever knows its secret name may use: a link in a mail, a step begun before. */
export const secret = (of: Thing, answer: Answer, body?: Record<string, unknown>): Row => ({
  of,
  own: answer,
  others: answer,
  random: 'not_found',
  ...(body && { body }),
})
export const plain: Row = {}
