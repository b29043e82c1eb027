import { formatDay } from '@sojourn/contract/dates/format-day'
import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { DOCUMENT_TYPES, type Judged } from '@sojourn/contract/supply/verification-words'

const GENDERS = { female: 'Female', male: 'Male', other: 'Other', undisclosed: 'Not provided' }

export function caseValues(of: VerificationCase): Record<Judged, string> {
  const { address } = of
  const city = address?.altCity ? `${address.altCity} (not in our list)` : address?.city
  return {
    name: `${of.first_name} ${of.last_name}`,
    photo: of.photo ? 'The person on the document?' : '',
    country: of.country?.name ?? '',
    state: of.state_name ?? address?.state ?? '',
    city: city ?? '',
    postal_code: address?.postal_code ?? '',
    address: address?.address ?? '',
    dob: of.dob ? formatDay(of.dob) : '',
    gender: of.gender ? GENDERS[of.gender] : '',
    document_type: of.document_type ? DOCUMENT_TYPES[of.document_type] : '',
    document_country: of.document_country?.name ?? '',
    document_id: of.document_id ?? '',
    document_expires_on: of.document_expires_on ? formatDay(of.document_expires_on) : '',
    document: of.document ? 'Sharp, whole, and of this person?' : '',
  }
}
