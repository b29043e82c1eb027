import type { ClosingName } from '@sojourn/contract/work/closings'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { MeetingRequest } from '@sojourn/contract/work/meetings'
import type { Order, OrderSchedule } from '@sojourn/contract/work/orders'
import type { Side } from '../../../words/order-words.ts'
import type { WorkAct } from '../../work/work-step.ts'

export type Act =
  | 'pay'
  | 'meet'
  | 'answer'
  | 'answer_move'
  | 'prepare'
  | 'review'
  | 'again'
  | 'offer'
  | 'calendar'
  | 'pay_stage'
  | 'stop'
  | 'go_on'

export interface NextStep {
  whose: 'yours' | 'theirs' | 'nobody'
  title: string
  due?: string
  text: string | { closing: ClosingName }
  act?: Act
  quote?: string
  /** Until when, with the words around it. */
  clock?: { before: string; until: string; after: string; isDay?: true }
  /** The papers are best there before the first day; on the second an order that has not started ends. */
  papers?: { best: string; end: string }
  /** The meeting somebody asks for. */
  asked?: MeetingRequest
  /** Steps of the work; the first is what comes next. */
  works?: WorkAct[]
}

export interface Known {
  order: Order
  side: Side
  /** Undefined until it is known. */
  meeting?: OrderSchedule['meeting'] | undefined
  /** They have met already. */
  hasMet?: boolean | undefined
  /** Another time that is asked for. */
  request?: MeetingRequest | null | undefined
  /** How many of the required documents the client has still to upload; undefined until it is known. */
  missing?: number | undefined
  /** How the work stands; undefined until it is known. */
  work?: OrderWork | undefined
  /** The client has said how it was. */
  isReviewed?: boolean
  now?: Date | undefined
  /** Its time to be paid has passed. */
  lapsed?: boolean
}
