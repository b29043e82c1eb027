import { daysBetween } from '@sojourn/contract/dates/day-steps'
import { fullDay } from '@sojourn/contract/dates/moments'
import { pathsOf } from '@sojourn/contract/paths/own-paths'
import {
  type DeadlineEvent,
  type DeadlineKind,
  deadlineWords,
} from '@sojourn/contract/work/own-deadlines-words'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    deadlines_near: {
      /** It is the day of its reader. */
      today: string
      /** The nearest comes first. */
      near: readonly { kind: DeadlineKind; event: DeadlineEvent; day: string; country: string | null }[]
    }
  }
}

const MOST_LINES = 20

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** Neither names of people nor numbers of papers stand in it: a mail is read in many places. */
const near: WriteLetter<'deadlines_near'> = ({ id, along: { today, near: all } }, { to }) => {
  const side = to.who === 'agent' ? 'agent' : 'client'
  const lines = all.map(
    (one) =>
      `${deadlineWords(one, one.country)} on ${fullDay(one.day)}, ${inDays(daysBetween(today, one.day))}.`,
  )
  const first = all[0]
  const title = first
    ? `${deadlineWords(first, first.country)} ${inDays(daysBetween(today, first.day))}`
    : 'A deadline is near'
  const more = lines.length - MOST_LINES
  return {
    key: `deadlines:${id}:${side}`,
    subject: all.length === 1 ? title : `${all.length} deadlines are near. ${title}`,
    heading: all.length === 1 ? title : `${all.length} deadlines are near`,
    paragraphs: [
      ...lines.slice(0, MOST_LINES),
      ...(more > 0 ? [`And ${more} more on your page of deadlines.`] : []),
    ],
    action: { label: 'See your deadlines', path: pathsOf[side].deadlines() },
    smallPrint: ['You can choose on that page how many days before you are told.'],
  }
}

export const deadlineLetters: Letters = { deadlines_near: { near } }
