import { findReadings } from '../../../ground/papers/find-readings.ts'
import { countryOfLetters } from '../../../ground/reference/country-of-letters.ts'
import type { Deadline, Source } from '../deadline.ts'
import { passportFiles, passportsByHand, passportsOfGoals } from './source-store.ts'

/** Passports whose owner confirmed what we read in them, and those named with a goal; each once. */
export const confirmedPassports: Source = async (context, db, { people, side, kind }) => {
  if (kind && kind !== 'passport') return []
  const files = await passportFiles(db, people, side)
  const readings = await findReadings(
    context,
    db,
    files.map(({ file_id }) => file_id),
  )
  const read = files.flatMap((file): Deadline[] => {
    const fields = readings.get(file.file_id)?.confirmed
    if (!fields) return []
    return [
      passport({
        personId: file.person_id,
        side: file.side,
        countryIso: countryOfLetters(fields.nationality),
        day: fields.expiry,
        orderId: file.order_id,
        changedAt: file.confirmed_at,
      }),
    ]
  })
  const named = side === 'agent' ? [] : await passportsOfGoals(db, people)
  const ofGoals = named.map(({ person_id, iso, day, changed_at, goal_id }) =>
    passport({
      personId: person_id,
      side: 'client',
      countryIso: iso,
      day,
      goalId: goal_id,
      changedAt: changed_at,
    }),
  )
  const byHand = new Set(
    (await passportsByHand(db, people)).map((one) => ownOf(one.person_id, one.country_iso, one.ends_on)),
  )
  const all = new Map<string, Deadline>()
  for (const one of [...read, ...ofGoals]) {
    const isTwice = one.side === 'client' && byHand.has(ownOf(one.personId, one.countryIso, one.day))
    const key = `${one.personId} ${one.key}`
    if (!isTwice && !all.has(key)) all.set(key, one)
  }
  return [...all.values()]
}

const ownOf = (person: string, iso: string | null, day: string) => `${person} ${iso} ${day}`

type Found = Pick<Deadline, 'personId' | 'countryIso' | 'day' | 'changedAt'> & {
  side: 'client' | 'agent'
  orderId?: string
  goalId?: number
}

/** A client has one of each country and day; an agent has one for each order. */
const passport = ({ orderId, goalId, ...found }: Found): Deadline => ({
  ...found,
  kind: 'passport',
  event: 'ends',
  key: `passport:${found.side === 'agent' ? orderId : 'own'}:${found.countryIso ?? '-'}:${found.day}`,
  at: null,
  name: null,
  orderId: orderId ?? null,
  goalId: goalId ?? null,
})
