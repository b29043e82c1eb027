import { isDay } from '@sojourn/contract/dates/day-steps'
import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { deadlinesOf } from '@sojourn/contract/work/deadlines'
import { moneyInAll } from '../../visas/facts/money-in-all.ts'
import { rangeInMoney, sumInMoney, totalInMoney } from '../../visas/facts/money-words.ts'
import { shortTime } from '../../visas/facts/short-facts.ts'
import { goalAddress } from './goal-address.ts'

const MOST_VISAS = 5

/** Null means that too little is known. */
export function planOf(answer: GuideAnswer, text: string | undefined) {
  const { asked, fits } = answer
  if (!asked.destination || !asked.purpose) return null
  const today = new Date().toISOString().slice(0, 10)
  const date = text && isDay(text) ? text : undefined
  // Nobody applies before a date for what is no visa.
  const needsNone = answer.answer?.kind === 'no_visa'
  const only = fits.length === 1 && !needsNone ? fits[0]?.visa.id : undefined
  const lives = asked.residence ?? asked.passports[0]
  return {
    date,
    sheets: (needsNone ? [] : fits.slice(0, MOST_VISAS)).map(({ visa, offers }) => {
      const { lines, total } = moneyInAll(visa.facts, offers)
      return {
        id: visa.id,
        name: visa.name,
        papers: visa.checklist,
        time: shortTime(visa, lives)?.words ?? null,
        costs: lines.map(({ name, upTo, note, ...sum }) => ({
          name,
          note: note ?? null,
          words: upTo && sum.amounts[0] ? rangeInMoney(sum.amounts[0], upTo) : sumInMoney(sum),
        })),
        total: total.length > 0 ? totalInMoney(total) : null,
      }
    }),
    isPast: date !== undefined && date < today,
    needsNone,
    deadlines:
      date && !needsNone
        ? fits.slice(0, MOST_VISAS).flatMap(({ visa }) =>
            deadlinesOf({
              today,
              arrival: date,
              stayDays: asked.stay,
              passportExpiresOn: null,
              programme: {
                ...visa,
                ...(visa.facts.time && {
                  processing_time: timeFor(
                    visa.facts.time.value,
                    (asked.residence ?? asked.passports[0])?.id,
                  ),
                  isOld: visa.facts.time.age === 'too_old',
                }),
                checked: visa.facts.time?.checked ?? null,
              },
            }).map((deadline) => ({ ...deadline, visa: visa.id })),
          )
        : [],
    goal: goalAddress(answer, { visa: only, date }),
  }
}
