import { type Nationality, nationalityMessages } from '@sojourn/contract/people/nationality'
import type { Context } from '../../context.ts'
import { unknownCountries } from '../../ground/reference/unknown-countries.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField } from '../../platform/refusal.ts'
import { changeOwnRow } from './change-own-row.ts'

/** Kept only because the person says so; an empty list and null take it away. */
export async function updateNationality(
  context: Context,
  actor: Person,
  { passports, residence }: Nationality,
) {
  const unknown = await unknownCountries(context, context.db, [
    ...passports,
    ...(residence ? [residence] : []),
  ])
  if (passports.some((code) => unknown.includes(code)))
    throw invalidField('passports', nationalityMessages.passports)
  if (unknown.length > 0) throw invalidField('residence', nationalityMessages.residence)
  const [passport_iso = null, second_passport_iso = null] = passports
  return changeOwnRow(
    context,
    actor,
    { passport_iso, second_passport_iso, residence_iso: residence },
    'nationality_changed',
  )
}
