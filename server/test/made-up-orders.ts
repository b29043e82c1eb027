import type { HeldOrder } from '../src/work/orders/hold-order.ts'

const sides = {
  ...{ client_id: 'client-1', client_email: 'ines@example.com', client_first_name: 'Ines' },
  ...{ client_timezone: 'Europe/Berlin', client_clock: null, client_deleted_at: null },
  ...{ agent_id: 'agent-1', agent_email: 'amara@example.com', agent_first_name: 'Amara' },
  ...{ agent_last_name: 'Okafor', agent_timezone: 'America/Toronto', agent_clock: null },
}

/** An order of Ines with Amara as a use case holds it, without a database: begun and running. */
export const heldOrder = (changed: Partial<HeldOrder> = {}): HeldOrder => ({
  ...sides,
  ...{ id: 'order-1', ref: 'SO-7K3M9QXA', goal_id: 1, offer_id: null, title: 'Study permit' },
  ...{ price_amount: 500_00, currency: 'USD', commission_percent: 15, status: 'ongoing' },
  ...{ expires_at: new Date('2026-11-03T09:00:00Z'), paid_at: new Date('2026-11-02T09:00:00Z') },
  ...{ started_at: new Date('2026-11-03T09:00:00Z'), started_without: null, requirements: [] },
  ...{ travellers: [], goal_travellers: 0 },
  ...{ completed_at: null, completed_by_silence: false, clears_at: null, cleared_at: null },
  ...{ paused_at: null, pause_note: null, risk_accepted_at: null },
  ...{ meeting_minutes: null, stage: 'preparing', due_at: new Date('2026-11-24T09:00:00Z') },
  ...{ frozen_ms: 0, early_start_agreed_at: null, unstarted_warning: null, resume_status: null },
  ...{ case_id: 'order-1', stage_no: 1, stage_count: 1, stage_name: null, visa_id: 'ca/study-permit' },
  ...{ visa_name: 'Study permit', delivery_days: 21 },
  ...{ country_iso: 'CA', purposes: [{ id: 'study', name: 'Study' }] },
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  ...{
    residence_iso: 'DE',
    agent_suspended_at: null,
    agent_deletion_due_at: null,
    agent_verified_at: new Date('2026-01-02T09:00:00Z'),
  },
  ...changed,
})
