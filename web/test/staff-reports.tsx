import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import ReportPage from '../app/staff/reports/report-page.tsx'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const REPORT_ID = '0190a0a0-0000-7000-8000-0000000000f0'
export const REPORT = `GET /staff/reports/${REPORT_ID}`
export const AT = '2026-11-01T10:00:00.000Z'
const words = { title: 'Study permit in two days', text: 'Guaranteed.' }

export const aReport = (changes: Partial<StaffReport> = {}): StaffReport => ({
  id: REPORT_ID,
  kind: 'service',
  title: 'Study permit in two days',
  category: 'misleading',
  status: 'open',
  outcome: null,
  settlement: null,
  created_at: AT,
  decided_at: null,
  claim: null,
  explanation: 'Nobody can do that in two days.',
  reporter: { uuid: 'c1', fullname: 'Ngozi Traveller', email: 'ngozi@example.com' },
  owner: { uuid: 'a1', fullname: 'Amara Okafor' },
  reported: words,
  current: { ...words, path: '/p/agents/amara/study-permit', is_hidden: false },
  about: null,
  message: null,
  other_reports: 0,
  decision: null,
  objection: null,
  answer: null,
  closed_to_you: null,
  ...changes,
})

export const ownClaim = {
  by: { uuid: 's1', fullname: 'Sanna Keller' },
  is_own: true,
  until: '2026-11-01T12:00:00.000Z',
}

export const aDecision = (outcome: 'nothing' | 'hidden'): NonNullable<StaffReport['decision']> => ({
  outcome,
  ground: outcome === 'hidden' ? 'terms' : null,
  reason: 'It promises what nobody can keep.',
  by: { uuid: 's1', fullname: 'Sanna Keller' },
  at: AT,
})

/** The page of a report over a network that knows it. */
export async function openReport(report: StaffReport) {
  const network = falseNetwork()
  network.answers(REPORT, ok(report))
  const page = await openPage(ReportPage, `/p/staff/reports/${REPORT_ID}`, {
    pattern: '/p/staff/reports/:id',
  })
  await eventually(() => find('h1'))
  return { ...page, network }
}
