import { businessType } from '@sojourn/contract/calls/status'
import type { Business } from '@sojourn/contract/supply/business'
import type { BusinessRow } from './business-store.ts'

export const viewBusiness = (row: BusinessRow): Business => ({
  business_type: [...businessType[row.business_type as keyof typeof businessType]],
  legal_name: row.legal_name,
  registration_number: row.registration_number,
  website: row.website,
  country: row.country_iso,
  state: row.state,
  city: row.city,
  altCity: row.alt_city,
  postal_code: row.postal_code,
  address: row.street,
})
