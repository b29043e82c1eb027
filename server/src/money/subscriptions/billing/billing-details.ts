import type { BillingDetails, NewBillingDetails } from '@sojourn/contract/money/subscriptions'
import { OTHER_CITY } from '@sojourn/contract/people/account'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { wrongPartOf } from '../../../ground/reference/wrong-part-of.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { type DetailsRow, findDetails, setDetails } from './billing-store.ts'

const MESSAGES = {
  country: 'please select a country',
  state: 'please enter a state',
  city: 'please enter a city',
}

export async function showBillingDetails({ db }: Context, actor: Person) {
  const row = await findDetails(db, actor.id)
  return row ? view(row) : null
}

/** Invoices that were issued stay as they are. */
export async function saveBillingDetails(
  context: Context,
  { id }: Person,
  given: z.output<typeof NewBillingDetails>,
) {
  const { country, state, city, altCity, postal_code, address } = given
  const isOther = city === OTHER_CITY
  const wrong = await wrongPartOf(context, { country, state, city: isOther ? null : city })
  if (wrong) throw invalidField(wrong, MESSAGES[wrong])
  const row = await transact(context, (tx) =>
    setDetails(tx, {
      agent_id: id,
      company: given.company || null,
      vat_id: given.vat_id || null,
      country_iso: country,
      state,
      city,
      alt_city: isOther ? (altCity ?? null) : null,
      postal_code,
      street: address,
      updated_at: context.clock.now(),
    }),
  )
  return view(row)
}

const view = (row: DetailsRow): BillingDetails => ({
  company: row.company,
  vat_id: row.vat_id,
  country: row.country_iso,
  state: row.state,
  city: row.city,
  altCity: row.alt_city,
  postal_code: row.postal_code,
  address: row.street,
})
