import type { Answer } from '@sojourn/contract/supply/verification'

const names: Record<Answer, true> = {
  country: true,
  state: true,
  city: true,
  altCity: true,
  postal_code: true,
  address: true,
  dob: true,
  gender: true,
  document_type: true,
  document_country: true,
  document_id: true,
  document_expires_on: true,
}

/** Listed here as well, so that the schemas stay out of a page's first load; the type sees to it that none is missing. */
export const VERIFICATION_ANSWERS = Object.keys(names) as Answer[]
