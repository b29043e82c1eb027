import type { OwnService, PlanUse } from '@sojourn/contract/supply/services'
import { ok } from './network.ts'

export const SERVICE_ID = '0190a0a0-0000-7000-8000-0000000000e1'
export const SERVICES = '/account/consultant/services'
export const SERVICE = `${SERVICES}/${SERVICE_ID}`

export const aService = (changes: Partial<OwnService> = {}): OwnService => ({
  id: SERVICE_ID,
  status: [0, 'Draft'],
  country: { id: 'CA', name: 'Canada' },
  visa: { id: 'ca/study-permit', name: 'Study permit', purposes: [] },
  title: 'Study permit, all of it',
  description: 'From admission to arrival.',
  price: { amount: 125_050, currency: 'USD' },
  further_person: null,
  delivery_time: 14,
  delivery: { value: 2, unit: 'Week' },
  meeting_length: 30,
  requirements: [
    { name: 'Passport', mandatory: true },
    { name: 'Earlier visas', mandatory: false },
  ],
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  stages: [],
  version: 1,
  locked: false,
  missing: [],
  may: ['change', 'publish', 'duplicate', 'archive', 'delete'],
  published_at: null,
  created_at: { date: '2026-01-01T12:00:00.000Z' },
  updated_at: '2026-03-01T12:00:00.000Z',
  ...changes,
})

export const anActiveService = (changes: Partial<OwnService> = {}) =>
  aService({
    status: [1, 'Active'],
    may: ['change', 'unpublish', 'duplicate', 'archive'],
    published_at: '2026-02-01T12:00:00.000Z',
    ...changes,
  })

interface Page {
  items?: OwnService[]
  next_cursor?: string | null
  counts?: { active: number; draft: number; archived: number }
  plan?: PlanUse
}

export const servicesPage = ({
  items = [aService()],
  next_cursor = null,
  counts = { active: 0, draft: 1, archived: 0 },
  plan = { plan: 'free', name: 'Free', active: 1, limit: 2 },
}: Page = {}) => ok({ items, pagination: { next_cursor }, counts, plan })

/** Canada, as a service finds it. */
export const canada = {
  id: 'CA',
  name: 'Canada',
  visa_count: 2,
  licence: null,
  visas: [
    { id: 'ca/study-permit', name: 'Study permit', checklist: ['Passport', 'Admission'] },
    { id: 'ca/work-permit', name: 'Work permit', checklist: ['Passport', 'Job offer'] },
  ],
}
