import { MOST_REQUIREMENTS, serviceMessages } from '@sojourn/contract/supply/services'
import type { Reader } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/refusal.ts'
import { findVisaOf } from './store.ts'

/** The visa a service is for; it belongs to the country, or is a general one where there is no catalogue. */
export async function visaOf(db: Reader, country: string, visa: string) {
  const found = await findVisaOf(db, country, visa)
  if (!found) throw invalidField('country', serviceMessages.country)
  if (!found.visa_id) throw invalidField('visa', serviceMessages.visa)
  return { checklist: (found.checklist ?? []).slice(0, MOST_REQUIREMENTS) }
}
