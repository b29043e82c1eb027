import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Letter, LetterReader } from '../../ground/facts/letters.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../orders/hold-order.ts'

export interface Word {
  subject: string
  heading: string
  paragraphs: string[]
  quote?: string | undefined
  /** It comes before this moment, even in quiet hours. */
  deadline?: string
  /** One of these facts ends it while it waits. */
  overBy?: { order: string; facts: string[] }
}

/** The letter waits until an answer, a counter-proposal or the end; one of two answers to our team’s proposal is no end. */
export const untilAnswered = ({ id }: HeldOrder) => ({
  overBy: { order: id, facts: ['refund_answered', 'refund_asked', 'conflict_closed'] },
})

/** The moment as a side reads it. */
export const momentFor = (order: HeldOrder, side: 'client' | 'agent', moment: Date) =>
  momentInWords(moment, { zone: order[`${side}_timezone`], clock: order[`${side}_clock`] })

export const toSide = (
  order: HeldOrder,
  event: string | null,
  side: 'client' | 'agent',
  { quote, ...word }: Word,
): Letter => ({
  key: `conflict:${event}:${side}`,
  ...word,
  ...(quote && { quote }),
  action: { label: 'Open the order', path: pathsOf[side].order(order.id) },
})

export const sideOf = ({ who }: LetterReader) => (who === 'agent' ? 'agent' : 'client')

export const named = ({ title, ref }: HeldOrder) => `“${title}” (${ref})`
