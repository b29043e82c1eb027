import { addDays, addMonths } from '@sojourn/contract/dates/day-steps'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { CONFIRM } from './name-agrees.ts'
import { fine, isTravelPaper, lookAgain, type PaperRule, unsure } from './paper-facts.ts'

/** A travel paper lasts for the journey, and as long after it as the destination asks. */
export const validLongEnough: PaperRule = {
  rule: 'valid',
  name: 'Validity',
  check(paper) {
    const { confirmed, journey, today, kind } = paper
    if (!isTravelPaper(paper)) return null
    if (!confirmed) return paper.found.zone?.fields ? unsure(CONFIRM) : null
    const { expiry } = confirmed
    if (expiry < today)
      return lookAgain(`It expired on ${formatDay(expiry)}. Please renew it before you apply.`)
    if (!journey || kind !== 'passport') return fine()
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
  },
}
