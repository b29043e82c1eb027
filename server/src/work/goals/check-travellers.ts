import { type Traveller, travellerMessages } from '@sojourn/contract/work/travellers'
import type { Context } from '../../context.ts'
import { unknownCountries } from '../../ground/reference/unknown-countries.ts'
import type { Tx } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/refusal.ts'
import { todayOf } from './check-date.ts'

/** The people of a goal as its row keeps them; whoever is not told of stays. */
export async function checkTravellers(
  context: Context,
  tx: Tx,
  clientId: string,
  travellers: Traveller[] | undefined,
) {
  if (!travellers) return {}
  const codes = travellers.flatMap(({ passport }) => passport ?? [])
  const unknown = await unknownCountries(context, tx, codes)
  const today = String(await todayOf(context, tx, clientId, 'first'))
  for (const [place, { born_on, passport }] of travellers.entries()) {
    if (passport && unknown.includes(passport))
      throw invalidField(`travellers.${place}.passport`, travellerMessages.passport)
    if (born_on && born_on > today)
      throw invalidField(`travellers.${place}.born_on`, travellerMessages.bornLater)
  }
  return { travellers: JSON.stringify(travellers) }
}
