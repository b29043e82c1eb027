import { OTHER_CITY } from '@sojourn/contract/people/account'
import type { Tx } from '../../platform/database/database.ts'
import { changePerson } from './store.ts'

interface Proven {
  country?: string | undefined
  state?: string | undefined
  city?: string | undefined
  altCity?: string | null | undefined
  postal_code?: string | undefined
  address?: string | undefined
  dob?: string | undefined
  gender?: string | undefined
}

/** An agent's answers for the verification stand in their profile too: nobody types them twice. */
export async function keepProvenIdentity(tx: Tx, personId: string, proven: Proven) {
  const { country, state, city, altCity, postal_code, address, dob, gender } = proven
  const changed = {
    ...(country !== undefined && { country_iso: country }),
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city, alt_city: city === OTHER_CITY ? (altCity ?? null) : null }),
    ...(postal_code !== undefined && { postal_code }),
    ...(address !== undefined && { street: address }),
    ...(dob !== undefined && { dob }),
    ...(gender !== undefined && { gender }),
  }
  if (Object.keys(changed).length > 0) await changePerson(tx, personId, changed)
}
