import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { Day, Instant } from '../dates/time.ts'
import { AgentOrders } from '../work/orders.ts'
import { JOURNEY_STOPS } from './desk-words.ts'

/** The most urgent kind stands first, for two that have the same time. */
export const TO_DO_KINDS = [
  'late',
  'answer_conflict',
  'accept',
  'answer_meeting',
  'answer_days',
  'answer_offer',
  'change_offer',
  'answer_wish',
  'answer_question',
  'due',
  'pay',
  'choose_time',
  'start',
  'send_documents',
  'read_messages',
  'read_question',
] as const
export type ToDoKind = (typeof TO_DO_KINDS)[number]

const ofOrder = {
  /** For `answer_offer`, `change_offer` and `answer_wish` it is the offer, for `answer_question` and `read_question` the question. */
  order: z.strictObject({ uuid: z.string(), title: z.string() }),
  with: z.string(),
}

export const ToDo = z.strictObject({
  kind: z.enum(TO_DO_KINDS),
  ...ofOrder,
  /** Late work has the time since when it is late, all else until when. */
  at: Instant.nullable(),
  count: z.number().int(),
})
export type ToDo = z.output<typeof ToDo>

export const ComingDate = z.strictObject({ kind: z.enum(['meeting', 'due']), ...ofOrder, at: Instant })
export type ComingDate = z.output<typeof ComingDate>

export const MOST_TO_DO = 30
export const COMING_DAYS = 7

export const MOST_PASSES = 20

const OrderOfPass = z.strictObject({
  uuid: z.string(),
  title: z.string(),
  with: z.string(),
  in_conflict: z.boolean(),
})

/** A goal that is not decided, with the order that carries it and how far it has come. */
export const GoalPass = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  /** The country by its code alone, as pages of the release before read it. */
  home: z.string().nullable(),
  from: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  country: z.strictObject({ id: z.string(), name: z.string() }),
  by: Day,
  order: OrderOfPass.nullable(),
  /** Its other orders that go on, the newest first. */
  others: z.array(OrderOfPass),
  /** Which stage of its case that order is; null where the case has one. */
  stage: z.strictObject({ number: z.number().int(), count: z.number().int() }).nullable(),
  /** None of its orders goes on, and that one is completed. */
  completed: z.boolean(),
  /** How far that order has come. */
  reached: z.array(z.enum(JOURNEY_STOPS)),
})
export type GoalPass = z.output<typeof GoalPass>

const MonthOfWork = z.strictObject({
  /** Orders whose work was handed in for the first time, and how many of them by their due date. */
  handed_in: z.number().int(),
  on_time: z.number().int(),
  /** Half of the answers came within so many minutes; null means that nobody was answered. */
  answers: z.number().int(),
  answer_minutes: z.number().int().nullable(),
})
export type MonthOfWork = z.output<typeof MonthOfWork>

/** Months turn in the time zone of the agent’s account. */
export const AgentFigures = z.strictObject({
  month: z.string(),
  /** Each of the last twelve months counts what was released less what went back, the oldest first; months of nothing are left out. */
  earned: z.array(z.strictObject({ month: z.string(), amount: Money })),
  /** It was held for their orders when the present month began, before commission. */
  held_before: z.array(Money),
  present: MonthOfWork,
  before: MonthOfWork,
})
export type AgentFigures = z.output<typeof AgentFigures>

export const Today = z.strictObject({
  /** The earliest comes first and those without a time last; there are at most 30. */
  todo: z.array(ToDo),
  total: z.number().int(),
  /** A client's goals that are not decided, the newest first, at most 20; none for an agent. */
  goals: z.array(GoalPass),
  /** Meetings and due dates of the next seven days are listed. */
  coming: z.array(ComingDate),
  /** It is null for a client. */
  agent: AgentOrders.extend({ figures: AgentFigures }).nullable(),
})
export type Today = z.output<typeof Today>

export const showToday = defineCall({
  method: 'GET',
  path: '/today',
  summary:
    'What waits for somebody in the mode they are in, the most urgent first, their meetings and due dates of the next seven days, and for an agent how their orders, held money and months stand.',
  who: 'person',
  reply: one(Today),
})
