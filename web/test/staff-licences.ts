import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'

export const LICENCE_ID = '0190a0a0-0000-7000-8000-0000000000f1'

export const classes = [
  { code: 'L1', name: 'Class L1', may: 'Advice on study permits.' },
  { code: 'L3', name: 'Class L3', may: 'All visas, and appeals.' },
]

export const aLicence = (changes: Partial<LicenceToCheck> = {}): LicenceToCheck => ({
  id: LICENCE_ID,
  country: { id: 'CA', name: 'Canada' },
  regulator: { code: 'CICC', name: 'College of Immigration and Citizenship Consultants' },
  licence_class: null,
  number: 'R512345',
  valid_until: '2027-06-30',
  register_url: null,
  status: [0, 'Pending'],
  may: ['decide'],
  reason: null,
  decided_at: null,
  agent: {
    uuid: 'a1',
    fullname: 'Amara Okafor',
    email: 'amara@example.com',
    legal_name: null,
    website: null,
  },
  regulator_url: null,
  classes: [],
  revision: 3,
  submitted_at: '2026-11-01T00:00:00.000Z',
  ...changes,
})
