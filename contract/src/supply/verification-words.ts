import { t } from '../words/t.ts'

/** The words stand without the rules of a verification: a page that only shows them needs no more. */
export const DOCUMENT_TYPES = {
  passport: t('Passport'),
  national_id: t('National identity card'),
  driving_licence: t('Driving licence'),
  residence_permit: t('Residence permit'),
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
  name: t('Full name'),
  photo: t('Photo'),
  country: t('Country'),
  state: t('State or region'),
  city: t('City'),
  postal_code: t('Postal code'),
  address: t('Street and number'),
  dob: t('Date of birth'),
  gender: t('Gender'),
  document_type: t('Identification type'),
  document_country: t('Issuing country'),
  document_id: t('ID number'),
  document_expires_on: t('Expiry date'),
  document: t('Picture of the document'),
}

export const OTHER_PERSON =
  'The photo does not show the person on the document. Please add a photo of yourself.'
