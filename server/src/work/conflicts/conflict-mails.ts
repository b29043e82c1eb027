import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../orders/hold-order.ts'

export interface Word {
  subject: string
  heading: string
  paragraphs: string[]
  quote?: string | undefined
  /** Its mail comes before this moment, even in quiet hours. */
  deadline?: string
  /** What ends it while its mail waits. */
  overBy?: { order: string; facts: string[] }
}

/** Until an answer, a counter-proposal or the end; one of two answers to our team’s proposal is no end. */
export const untilAnswered = ({ id }: HeldOrder) => ({
  overBy: { order: id, facts: ['refund_answered', 'refund_asked', 'conflict_closed'] },
})

/** The moment as a side reads it. */
export const momentFor = (order: HeldOrder, side: 'client' | 'agent', moment: Date) =>
  momentInWords(moment, { zone: order[`${side}_timezone`], clock: order[`${side}_clock`] })

/** What each side of an order reads of one event; the event’s id names the mails. */
export function toSides(order: HeldOrder, event: string, words: { client?: Word; agent?: Word }): Mail[] {
  const one = (side: 'client' | 'agent', to: string, { quote, ...word }: Word): Mail => ({
    key: `conflict:${event}:${side}`,
    about: 'orders',
    needed: true,
    to,
    ...word,
    ...(quote && { quote }),
    action: { label: 'Open the order', path: pathsOf[side].order(order.id) },
  })
  return [
    ...(words.client && !order.client_deleted_at ? [one('client', order.client_email, words.client)] : []),
    ...(words.agent ? [one('agent', order.agent_email, words.agent)] : []),
  ]
}

export const named = ({ title, ref }: HeldOrder) => `“${title}” (${ref})`
