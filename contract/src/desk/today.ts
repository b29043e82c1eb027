import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { Instant } from '../dates/time.ts'

/** What waits for somebody, the most urgent first where two have the same time. */
export const TO_DO_KINDS = [
  'late',
  'answer_conflict',
  'accept',
  'answer_meeting',
  'answer_days',
  'due',
  'pay',
  'choose_time',
  'start',
  'send_documents',
  'read_messages',
] as const
export type ToDoKind = (typeof TO_DO_KINDS)[number]

const ofOrder = {
  order: z.strictObject({ uuid: z.string(), title: z.string() }),
  /** The full name of the other side. */
  with: z.string(),
}

export const ToDo = z.strictObject({
  kind: z.enum(TO_DO_KINDS),
  ...ofOrder,
  /** Until when; for late work since when. */
  at: Instant.nullable(),
  /** How many documents or messages. */
  count: z.number().int(),
})
export type ToDo = z.output<typeof ToDo>

export const ComingDate = z.strictObject({ kind: z.enum(['meeting', 'due']), ...ofOrder, at: Instant })
export type ComingDate = z.output<typeof ComingDate>

export const MOST_TO_DO = 30
export const COMING_DAYS = 7

export const Today = z.strictObject({
  /** By their time, the earliest first; what has none comes last. At most 30. */
  todo: z.array(ToDo),
  /** How many there are in all. */
  total: z.number().int(),
  /** Meetings and due dates of the next seven days. */
  coming: z.array(ComingDate),
  /** Null for a client. */
  agent: z
    .strictObject({
      new: z.number().int(),
      due_soon: z.number().int(),
      late: z.number().int(),
      delivered: z.number().int(),
      conflicted: z.number().int(),
      /** Orders with money that is not the agent's to withdraw yet. */
      held: z.number().int(),
      /** By the ledger, in each currency: held until clients accept, and released but not to be withdrawn yet. */
      money: z.array(z.strictObject({ held: Money, clearing: Money })),
    })
    .nullable(),
})
export type Today = z.output<typeof Today>

export const showToday = defineCall({
  method: 'GET',
  path: '/today',
  summary:
    'What waits for somebody in the mode they are in, the most urgent first, their meetings and due dates of the next seven days, and for an agent how their orders and held money stand.',
  who: 'person',
  reply: one(Today),
})
