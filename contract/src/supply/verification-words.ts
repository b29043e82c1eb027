/** The words stand without the rules of a verification: a page that only shows them needs no more. */
export const DOCUMENT_TYPES = {
  passport: 'Passport',
  national_id: 'National identity card',
  driving_licence: 'Driving licence',
  residence_permit: 'Residence permit',
} as const

/** Staff looks at these one by one; the name and the photo are the account’s. */
export const JUDGED = [
  'name',
  'photo',
  'country',
  'state',
  'city',
  'postal_code',
  'address',
  'dob',
  'gender',
  'document_type',
  'document_country',
  'document_id',
  'document_expires_on',
  'document',
] as const
export type Judged = (typeof JUDGED)[number]

export const JUDGED_NAMES: Record<Judged, string> = {
  name: 'Full name',
  photo: 'Photo',
  country: 'Country',
  state: 'State or region',
  city: 'City',
  postal_code: 'Postal code',
  address: 'Street and number',
  dob: 'Date of birth',
  gender: 'Gender',
  document_type: 'Identification type',
  document_country: 'Issuing country',
  document_id: 'ID number',
  document_expires_on: 'Expiry date',
  document: 'Picture of the document',
}

export const OTHER_PERSON =
  'The photo does not show the person on the document. Please add a photo of yourself.'
