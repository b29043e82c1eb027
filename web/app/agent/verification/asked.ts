import type { Answer, Judged, Verification } from '@sojourn/contract/supply/verification'

const LOCATION: readonly Judged[] = ['country', 'state', 'city', 'postal_code', 'address']
const PLACE: readonly Judged[] = ['country', 'state', 'city']

type Known = Pick<Verification, 'asked_for' | 'answers' | 'reasons' | 'missing'>

export const asksPlace = ({ asked_for }: Known) => asked_for.some((field) => PLACE.includes(field))
export const asksLocation = ({ asked_for }: Known) => asked_for.some((field) => LOCATION.includes(field))

export const locationGaps = ({ missing }: Known) =>
  missing.filter(({ step, is_required }) => step === 'location' && is_required)

/** Settled in the profile, and not in a step of the verification. */
const isOfAccount = (field: Judged) => field === 'name' || field === 'photo'

/** Why something failed; a name or a photo is settled in the profile, and then there is no more to say of it. */
export const reasonFor = (known: Known, field: Judged) =>
  isOfAccount(field) && !wantsNew(known, field)
    ? undefined
    : known.reasons.find((reason) => reason.field === field)?.reason

const wantsNew = ({ missing }: Known, field: Judged) => missing.some(({ item }) => item === field)

/** Nothing else is asked for: there is nothing to fill in here, nor to send, before the profile says another. */
export const asksOnlyProfile = (known: Known) =>
  known.asked_for.every(isOfAccount) && known.asked_for.some((field) => wantsNew(known, field))

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
