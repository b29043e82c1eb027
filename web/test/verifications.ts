import type { DocumentView, LabelSlug, Missing, Verification } from '@sojourn/contract/supply/verification'
import type { ComponentType } from 'react'
import { listOf, ok, type Reply } from './network.ts'
import { anAgent, openOwnPage } from './own-page.tsx'

export const VERIFICATION = '/account/consultant/verification'
export const VIEWS = `GET ${VERIFICATION}/views`

const LABELS: Record<LabelSlug, Verification['label']> = {
  unverified: { code: -2, label: 'Unverified', slug: 'unverified' },
  in_progress: { code: 0, label: 'In Progress', slug: 'in_progress' },
  verified: { code: 1, label: 'Verified', slug: 'verified' },
  failed: { code: -2, label: 'Failed', slug: 'failed' },
  expired: { code: -3, label: 'Expired', slug: 'expired' },
}

const ALL: Verification['asked_for'] = [
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
]

export const noAnswers: Verification['answers'] = {
  country: null,
  state: null,
  city: null,
  altCity: null,
  postal_code: null,
  address: null,
  dob: null,
  gender: null,
  document_type: null,
  document_country: null,
  document_id: null,
  document_expires_on: null,
}

export const allAnswers: Verification['answers'] = {
  country: 'NG',
  state: 'LA',
  city: 'Lagos',
  altCity: null,
  postal_code: '100001',
  address: '1 Marina Road',
  dob: '1990-04-05',
  gender: 'female',
  document_type: 'passport',
  document_country: 'NG',
  document_id: 'A01234567',
  document_expires_on: '2031-01-31',
}

export const aGap = (changes: Partial<Missing> = {}): Missing => ({
  item: 'address',
  sentence: 'please enter an address',
  step: 'location',
  is_required: true,
  ...changes,
})

export const aVerification = (
  slug: LabelSlug = 'unverified',
  changes: Partial<Verification> = {},
): Verification => ({
  status: null,
  label: LABELS[slug],
  level: [1, 'Unverified'],
  level_until: null,
  answers: noAnswers,
  document_id_masked: null,
  document: null,
  draft_saved_at: null,
  asked_for: ALL,
  may: ['send'],
  missing: [],
  reasons: [],
  is_final: false,
  reason: null,
  tries_left: 5,
  submitted_at: null,
  decided_at: null,
  valid_until: null,
  history: [],
  ...changes,
})

export const aView = (changes: Partial<DocumentView> = {}) => ({
  id: '0190a0a0-0000-7000-8000-0000000000f1',
  by: 'Ada Staff',
  is_own: false,
  is_machine: false,
  purpose: 'Checking the verification',
  created_at: { date: '2026-03-09T12:00:00.000Z' },
  ...changes,
})

export const aFile = (changes: Partial<NonNullable<Verification['document']>> = {}) => ({
  size: 1_500_000,
  uploaded_at: '2026-03-08T12:00:00.000Z',
  is_draft: true,
  paper: null,
  ...changes,
})

/** A page of the verification; what the server knows of it can change under it. */
export async function openVerification(
  Page: ComponentType,
  at: string,
  verification: Verification,
  {
    views = listOf(),
    account = anAgent({ role: 'unverified_consultant' }),
  }: { views?: Reply; account?: ReturnType<typeof anAgent> } = {},
) {
  const server = { verification }
  const page = await openOwnPage(Page, at, {
    account,
    tell: (network) => {
      network.answers(`GET ${VERIFICATION}`, (call) => ok(server.verification)(call))
      network.answers(VIEWS, views)
      network.answers('GET /geoDb', listOf({ id: 'NG', name: 'Nigeria' }))
      network.answers('GET /geoDb/NG/states', listOf({ id: 'LA', name: 'Lagos State' }))
      network.answers('GET /geoDb/NG/states/LA/cities', listOf({ id: 'Lagos', name: 'Lagos' }))
      network.answers('GET /countries', listOf({ id: 'NG', name: 'Nigeria' }))
    },
  })
  return { ...page, server }
}
