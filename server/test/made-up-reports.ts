import type { ReportRow } from '../src/talk/reports/store.ts'

/** Ines reported an article of Amara’s; nobody has looked at it yet. */
export const reportRow = (changed: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id: '0a1b2c3d-0000-4000-8000-000000000001', kind: 'article', subject_id: 'article-1' },
  ...{ owner_id: 'agent-1', owner_email: 'amara@example.com', owner_first_name: 'Amara' },
  ...{ owner_last_name: 'Okafor', reporter_id: 'client-1', reporter_name: null, reporter_email: null },
  ...{ write_to: 'ines@example.com', reporter_first_name: 'Ines', reporter_last_name: 'Client' },
  ...{ category: 'misleading', explanation: 'It promises a visa to everybody.' },
  reported: { title: 'Papers first', text: 'Everybody gets one.' },
  ...{ status: 'open', claimed_by: null, claimed_at: null, outcome: null, ground: null },
  ...{ star: null, reviewed_first_name: null, reviewed_last_name: null },
  ...{ claimer_first_name: null, claimer_last_name: null, decider_first_name: null },
  ...{ decider_last_name: null, settler_first_name: null, settler_last_name: null },
  ...{ decision_reason: null, decided_by: null, decided_at: null, objection: null, objected_at: null },
  hides: false,
  ...{ settlement: null, settlement_reason: null, settled_by: null, settled_at: null },
  created_at: new Date('2026-11-02T09:00:00Z'),
  ...changed,
})

const DECIDED_AT = new Date('2026-11-10T09:00:00Z')

export const decidedReport = (outcome: 'nothing' | 'hidden', changed: Partial<ReportRow> = {}) => ({
  ...reportRow({ status: 'decided', decided_by: 'staff-1', decider_first_name: 'Sanna', ...changed }),
  ...{ decider_last_name: 'Staff', ground: outcome === 'hidden' ? ('law' as const) : null },
  ...{ outcome, decision_reason: 'Nobody can promise a visa.', decided_at: DECIDED_AT },
})

export const settledReport = (outcome: 'nothing' | 'hidden', settlement: 'upheld' | 'reversed') => ({
  ...decidedReport(outcome),
  ...{ status: 'settled' as const, objection: 'I promise nothing.', objected_at: DECIDED_AT },
  ...{ settlement, settlement_reason: 'The words stand in a quotation.' },
  ...{ settled_by: 'staff-2', settler_first_name: 'Tom', settler_last_name: 'Staff' },
  settled_at: new Date('2026-11-20T09:00:00Z'),
  staysHidden: false,
})
