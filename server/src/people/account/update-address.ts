import { type NewAddress, OTHER_CITY } from '@sojourn/contract/people/account'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { wrongPartOf } from '../../ground/reference/wrong-part-of.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField } from '../../platform/refusal.ts'
import { changeOwnRow } from './change-own-row.ts'

const MESSAGES = {
  country: 'please select a country',
  state: 'please enter a state',
  city: 'please enter a city',
}

/**
 * Country, state and city are those of our lists and belong together; for a city of no list there is Other city.
 */
export async function updateAddress(context: Context, actor: Person, given: z.output<typeof NewAddress>) {
  const { country, state, city, altCity, postal_code, address } = given
  const isOther = city === OTHER_CITY
  const wrong = await wrongPartOf(context, { country, state, city: isOther ? null : city })
  if (wrong) throw invalidField(wrong, MESSAGES[wrong])
  const place = {
    country_iso: country,
    state,
    city,
    alt_city: (isOther && altCity) || null,
    postal_code,
    street: address,
  }
  return changeOwnRow(context, actor, place, 'address_changed')
}
