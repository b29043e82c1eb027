import type { Goal } from '@sojourn/contract/work/goals'
import { AT } from './paid-order.ts'

const canada: Goal['destination_country'] = { id: 'CA', name: 'Canada' } as Goal['destination_country']
const study: Goal['purpose'] = { id: 'study', name: 'Study' } as Goal['purpose']

/** Ngozi wants to study in Canada from September on; nothing is ordered for it yet. */
export const aGoal = (changes: Partial<Goal> = {}): Goal => ({
  id: 7,
  name: 'Lagos to Toronto',
  status: [0, 'Draft'],
  purpose: study,
  home: null,
  destination_country: canada,
  expected_delivery_date: '2026-09-01',
  comment: 'I have an admission letter.',
  visa: { country: canada, purpose: study },
  passports: [],
  residence: null,
  programme: null,
  stay_days: null,
  passport_expires_on: null,
  travellers: [],
  deadlines: [],
  may: [],
  ticked: [],
  decided_on: null,
  decision_asked: false,
  correctable_until: null,
  order_count: 0,
  filed: false,
  open_orders: [],
  restorable_until: null,
  created_at: { date: AT },
  ...changes,
})
