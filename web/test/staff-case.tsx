import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import VerificationPage from '../app/staff/verifications/case-page.tsx'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const CASE_ID = '0b9ff6a5-66a4-4f0c-9a55-0f1f6c1f2f11'
export const CASE = `GET /staff/verifications/${CASE_ID}`

export const ownCase = {
  by: { uuid: 's1', fullname: 'Sanna Keller' },
  is_own: true,
  until: '2026-11-02T09:30:00.000Z',
}

export const aCase = (changes: Partial<VerificationCase> = {}): VerificationCase =>
  ({
    uuid: CASE_ID,
    fullname: 'Ines Duarte',
    country: { id: 'CA', name: 'Canada' },
    document_type: 'passport',
    label: { code: 0, label: 'In Progress', slug: 'in_progress' },
    tries: 1,
    keeps_level: false,
    submitted_at: '2026-11-01T09:00:00.000Z',
    decided_at: null,
    claim: ownCase,
    email: 'ines@example.com',
    status: [0, 'In Progress'],
    may: ['decide'],
    is_own: false,
    level: [1, 'Unverified'],
    revision: 5,
    first_name: 'Ines',
    last_name: 'Duarte',
    address: null,
    state_name: null,
    dob: '1990-04-01',
    gender: null,
    document_country: null,
    document_id: 'C01X00T47',
    document_expires_on: null,
    document: { size: 70_000, uploaded_at: '2026-11-01T08:00:00.000Z', is_opened: true },
    photo: '/api/pictures/ines.webp',
    same_document: [],
    reasons: [],
    changed: [],
    tries_left: 4,
    suspended: false,
    history: [],
    views: [],
    ...changes,
  }) as VerificationCase

/** The page of a case over a network that knows it. */
export async function openCase(known: VerificationCase) {
  const network = falseNetwork()
  network.answers(CASE, ok(known))
  const page = await openPage(VerificationPage, `/p/staff/verifications/${CASE_ID}`, {
    pattern: '/p/staff/verifications/:id',
  })
  await eventually(() => find('h1'))
  return { ...page, network }
}
