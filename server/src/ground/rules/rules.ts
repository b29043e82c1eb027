import { plans } from '@sojourn/contract/plans'

interface Rule {
  /** What counts until staff change it. */
  value: number
  unit: 'days' | 'hours' | 'minutes' | 'times' | 'cents' | 'percent' | 'services'
  least: number
  most: number
  what: string
}

/** The timers and limits of the product that staff can change. */
export const rules = {
  cooling_off: {
    value: 72,
    unit: 'hours',
    least: 24,
    most: 336,
    what: 'A client can cancel a paid order that has not begun, for a full refund.',
  },
  withdrawal: {
    value: 14,
    unit: 'days',
    least: 14,
    most: 30,
    what: 'A consumer in the EU or the UK can withdraw from an order.',
  },
  start_within: {
    value: 3,
    unit: 'days',
    least: 1,
    most: 14,
    what: 'An agent must start a paid order; after that the client can cancel for a full refund.',
  },
  not_started: {
    value: 30,
    unit: 'days',
    least: 7,
    most: 90,
    what: 'A paid order that nobody started is cancelled for a full refund.',
  },
  completion_review: {
    value: 14,
    unit: 'days',
    least: 3,
    most: 60,
    what: 'A completion request without an answer is accepted.',
  },
  clearance: {
    value: 14,
    unit: 'days',
    least: 0,
    most: 60,
    what: 'Released money waits before an agent can withdraw it.',
  },
  clearance_proven: {
    value: 7,
    unit: 'days',
    least: 0,
    most: 60,
    what: 'The same for proven agents.',
  },
  proven_after: {
    value: 10,
    unit: 'times',
    least: 1,
    most: 1000,
    what: 'An agent with this many completed orders is proven.',
  },
  extension_reply: {
    value: 4,
    unit: 'days',
    least: 1,
    most: 14,
    what: 'A time extension that the client does not answer is withdrawn.',
  },
  refund_reply: {
    value: 7,
    unit: 'days',
    least: 2,
    most: 30,
    what: 'A refund proposal without an answer is accepted.',
  },
  conflict_reply: {
    value: 5,
    unit: 'days',
    least: 2,
    most: 14,
    what: 'Business days the other side has to answer a conflict.',
  },
  mediation_reply: {
    value: 2,
    unit: 'days',
    least: 1,
    most: 14,
    what: 'Both sides have to answer a proposal of our team.',
  },
  appeal: {
    value: 7,
    unit: 'days',
    least: 3,
    most: 30,
    what: 'A decision on a conflict can be appealed once.',
  },
  second_approval: {
    value: 100_000,
    unit: 'cents',
    least: 0,
    most: 100_000_000,
    what: 'A decision about more than this needs a second member of staff.',
  },
  decision_correction: {
    value: 30,
    unit: 'days',
    least: 1,
    most: 90,
    what: 'The authority’s decision on a goal can be corrected.',
  },
  review_open: {
    value: 30,
    unit: 'days',
    least: 7,
    most: 90,
    what: 'A client can review a completed order.',
  },
  review_edit: {
    value: 48,
    unit: 'hours',
    least: 1,
    most: 336,
    what: 'A client can change their review.',
  },
  slot_hold: {
    value: 10,
    unit: 'minutes',
    least: 5,
    most: 30,
    what: 'A chosen time is held while a client books it.',
  },
  free_moves: {
    value: 2,
    unit: 'times',
    least: 0,
    most: 10,
    what: 'A meeting can be moved without asking.',
  },
  move_notice: {
    value: 24,
    unit: 'hours',
    least: 1,
    most: 168,
    what: 'A meeting can be moved without asking this long before it begins.',
  },
  no_show_report: {
    value: 24,
    unit: 'hours',
    least: 1,
    most: 168,
    what: 'A missed meeting can be reported.',
  },
  free_commission: {
    value: plans.free.commission_percent,
    unit: 'percent',
    least: 0,
    most: 50,
    what: 'Commission on new orders of agents on the Free plan.',
  },
  free_services: {
    value: plans.free.active_services,
    unit: 'services',
    least: 1,
    most: 500,
    what: 'Services that can be active at once on the Free plan.',
  },
  pro_commission: {
    value: plans.pro.commission_percent,
    unit: 'percent',
    least: 0,
    most: 50,
    what: 'Commission on new orders of agents on the Pro plan.',
  },
  pro_services: {
    value: plans.pro.active_services,
    unit: 'services',
    least: 1,
    most: 500,
    what: 'Services that can be active at once on the Pro plan.',
  },
  pro_month: {
    value: plans.pro.month,
    unit: 'cents',
    least: 100,
    most: 1000000,
    what: 'Price of the Pro plan for a month, from the next payment on.',
  },
  pro_year: {
    value: plans.pro.year,
    unit: 'cents',
    least: 100,
    most: 10000000,
    what: 'Price of the Pro plan for a year, from the next payment on.',
  },
  business_commission: {
    value: plans.business.commission_percent,
    unit: 'percent',
    least: 0,
    most: 50,
    what: 'Commission on new orders of agents on the Business plan.',
  },
  business_month: {
    value: plans.business.month,
    unit: 'cents',
    least: 100,
    most: 1000000,
    what: 'Price of the Business plan for a month, from the next payment on.',
  },
  business_year: {
    value: plans.business.year,
    unit: 'cents',
    least: 100,
    most: 10000000,
    what: 'Price of the Business plan for a year, from the next payment on.',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
