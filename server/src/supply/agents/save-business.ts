import { businessType, stateIn } from '@sojourn/contract/calls/status'
import { OTHER_CITY } from '@sojourn/contract/people/account'
import type { NewBusiness } from '@sojourn/contract/supply/business'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { wrongPartOf } from '../../ground/reference/wrong-part-of.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { findBusiness, setBusiness } from './business-store.ts'
import { viewBusiness } from './business-view.ts'

const MESSAGES = {
  country: 'please select a country',
  state: 'please enter a state',
  city: 'please enter a city',
}

/** The country, state and city of the address are those of our lists and belong together, as with a person's. */
export async function saveBusiness(context: Context, { id }: Person, business: z.output<typeof NewBusiness>) {
  const { country, state, city, altCity, postal_code } = business
  const isOther = city === OTHER_CITY
  const wrong = await wrongPartOf(context, { country, state, city: isOther ? null : city })
  if (wrong) throw invalidField(wrong, MESSAGES[wrong])
  await transact(context, (tx) =>
    setBusiness(tx, {
      agent_id: id,
      business_type: nameOfType(business.business_type),
      legal_name: business.legal_name,
      registration_number: business.registration_number || null,
      website: business.website || null,
      country_iso: country,
      state,
      city,
      alt_city: isOther ? (altCity ?? null) : null,
      postal_code,
      street: business.address,
      updated_at: context.clock.now(),
    }),
  )
  const row = await findBusiness(context.db, id)
  if (!row) throw new Refusal('not_found')
  return viewBusiness(row)
}

function nameOfType(wanted: number) {
  const found = stateIn(businessType, [wanted])
  if (!found) throw invalidField('business_type', 'please select a business type')
  return found
}
