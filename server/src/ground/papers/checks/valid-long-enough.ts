import { addDays, addMonths } from '@sojourn/contract/dates/day-steps'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { CONFIRM } from './name-agrees.ts'
import {
  fine,
  isTravelPaper,
  lookAgain,
  type PaperFacts,
  type PaperRule,
  type Said,
  unsure,
} from './paper-facts.ts'

/** A travel paper lasts for the journey, and as long after it as the destination asks. */
export const validLongEnough: PaperRule = {
  rule: 'valid',
  name: 'Validity',
  check(paper) {
    const { confirmed, today, kind } = paper
    if (!isTravelPaper(paper)) return null
    if (!confirmed) return paper.found.zone?.fields ? unsure(CONFIRM) : null
    return lasts(confirmed.expiry, { today, journey: kind === 'passport' ? paper.journey : null })
  },
}

/** The day it expires is what its owner says. */
export function lasts(expiry: string, { today, journey }: Pick<PaperFacts, 'today' | 'journey'>): Said {
  if (expiry < today)
    return lookAgain(`It expired on ${formatDay(expiry)}. Please renew it before you apply.`)
  if (!journey) return fine()
  const { arrival, stayDays, rule, countryName } = journey
  const leaves = addDays(arrival, stayDays ?? 0)
  if (expiry < leaves)
    return lookAgain(
      `It expires on ${formatDay(expiry)}, before your journey to ${countryName} ends. Please renew your passport first.`,
    )
  if (!rule)
    return unsure(
      `It expires on ${formatDay(expiry)}. We do not know how long ${countryName} wants it to be valid; please ask your agent.`,
    )
  const needed = addDays(addMonths(rule.from === 'end' ? leaves : arrival, rule.months), rule.days)
  return expiry >= needed
    ? fine()
    : lookAgain(
        `It expires on ${formatDay(expiry)}, but ${countryName} asks for a passport that is valid until ${formatDay(needed)} (“${rule.line}”). Please renew it first.`,
      )
}
