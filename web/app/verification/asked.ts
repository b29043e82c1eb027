import type { Answer, Judged, Verification } from '@sojourn/contract/verification'

const LOCATION: readonly Judged[] = ['country', 'state', 'city', 'postal_code', 'address']
const PLACE: readonly Judged[] = ['country', 'state', 'city']

type Known = Pick<Verification, 'asked_for' | 'answers' | 'reasons' | 'missing'>

export const asksPlace = ({ asked_for }: Known) => asked_for.some((field) => PLACE.includes(field))
export const asksLocation = ({ asked_for }: Known) => asked_for.some((field) => LOCATION.includes(field))
export const asksIdentity = ({ asked_for }: Known) =>
  asked_for.some((field) => !LOCATION.includes(field) && field !== 'name')

/** What still keeps the location step from being whole. */
export const locationGaps = ({ missing }: Known) =>
  missing.filter(({ step, is_required }) => step === 'location' && is_required)

export const reasonFor = ({ reasons }: Known, field: Judged) =>
  reasons.find((reason) => reason.field === field)?.reason

/** What an input begins with: what was typed before, here or elsewhere. */
export const defaultsOf = ({ answers }: Known): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== ''),
  )

/** The answers of the location step that are to be sent, as they were kept. */
export function locationAnswers({ asked_for, answers }: Known): Partial<Record<Answer, string>> {
  const wanted = LOCATION.filter((field) => asked_for.includes(field)) as Answer[]
  const withCity: Answer[] = wanted.includes('city') ? [...wanted, 'altCity'] : wanted
  return Object.fromEntries(
    withCity.flatMap((field) => (answers[field] ? [[field, answers[field]] as const] : [])),
  )
}
