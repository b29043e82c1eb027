import { serviceMessages } from '@sojourn/contract/supply/services'
import { namedPurposes } from '../../ground/reference/named-purposes.ts'
import type { Reader } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/refusal.ts'
import { findVisaOf } from './store.ts'

/** The visa that somebody offers work for, with what an order keeps of it. */
export async function visaOffered(db: Reader, country: string, visa: string) {
  const found = await findVisaOf(db, country, visa)
  if (!found) throw invalidField('country', serviceMessages.country)
  if (!found.visa_id) throw invalidField('visa', serviceMessages.visa)
  return {
    country: { id: found.iso, name: found.country_name },
    visa: { id: found.visa_id, name: found.visa_name ?? visa },
    purposes: namedPurposes(found.visa_purposes ?? []),
  }
}
