import { nationalityMessages } from '@sojourn/contract/people/nationality'
import { type GoalChange, goalMessages } from '@sojourn/contract/work/goals'
import type { Context } from '../../context.ts'
import { unknownCountries } from '../../ground/reference/unknown-countries.ts'
import { isVisaFor } from '../../ground/reference/visas/is-visa-for.ts'
import type { Tx } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/refusal.ts'
import type { JourneyRow } from './store.ts'

type Told = Pick<GoalChange, 'passports' | 'residence' | 'visa_id' | 'stay_days' | 'passport_expires_on'>

/** Whatever is not told of the journey stays as it is. */
export async function checkJourney(
  context: Context,
  tx: Tx,
  aim: { country: string; purpose: string },
  told: Told,
) {
  const { passports, residence, visa_id, stay_days, passport_expires_on } = told
  const unknown = await unknownCountries(context, tx, [
    ...(passports ?? []),
    ...(residence ? [residence] : []),
  ])
  if (passports?.some((code) => unknown.includes(code)))
    throw invalidField('passports', nationalityMessages.passports)
  if (unknown.length > 0) throw invalidField('residence', nationalityMessages.residence)
  if (visa_id && !(await isVisaFor(tx, visa_id, aim))) throw invalidField('visa_id', goalMessages.visa)
  const row: JourneyRow = {
    ...(passports && {
      passport_iso: passports[0] ?? null,
      second_passport_iso: passports[1] ?? null,
    }),
    ...(residence !== undefined && { residence_iso: residence }),
    ...(visa_id !== undefined && { visa_id }),
    ...(stay_days !== undefined && { stay_days }),
    ...(passport_expires_on !== undefined && { passport_expires_on }),
  }
  return row
}
