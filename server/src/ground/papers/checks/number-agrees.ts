import { formatDay } from '@sojourn/contract/dates/format-day'
import { fine, isTravelPaper, lookAgain, type PaperRule } from './paper-facts.ts'

const plain = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The days and the number of a travel paper must agree with the profile, the goal and other copies of the same paper. */
export const numberAgrees: PaperRule = {
  rule: 'number',
  name: 'Number and dates',
  check(paper) {
    const { confirmed, profile, others, expiresByGoal, kind } = paper
    if (!isTravelPaper(paper) || !confirmed) return null
    if (profile.birth && profile.birth !== confirmed.birth)
      return lookAgain(
        profile.isOfOrder
          ? `The paper says they were born on ${formatDay(confirmed.birth)}, the order ${formatDay(profile.birth)}. Please tell your agent which one is right.`
          : `The paper says you were born on ${formatDay(confirmed.birth)}, your profile ${formatDay(profile.birth)}. Please correct the one that is wrong.`,
      )
    if (kind === 'passport' && expiresByGoal && expiresByGoal !== confirmed.expiry)
      return lookAgain(
        `The passport expires on ${formatDay(confirmed.expiry)}, but your goal says ${formatDay(expiresByGoal)}. Please change the day in your goal.`,
      )
    const other = others.find(
      ({ fields }) => fields.expiry === confirmed.expiry && plain(fields.number) !== plain(confirmed.number),
    )
    if (other)
      return lookAgain(
        `The number here is ${confirmed.number}, in “${other.name}” ${other.fields.number}. Please check which one is right.`,
      )
    return fine()
  },
}
