import { plans } from '@sojourn/contract/amounts/plans'
import { serviceStatus } from '@sojourn/contract/calls/status'
import { isNeeded } from '@sojourn/contract/ground/paper-words'
import type { AgentService } from '@sojourn/contract/supply/agents'
import type { OwnService, PlanUse, Requirement } from '@sojourn/contract/supply/services'
import type { PlannedStage } from '@sojourn/contract/supply/stages'
import { namedPurposes } from '../../ground/reference/named-purposes.ts'
import { may } from '../../platform/states/machine.ts'
import type { OfferRow } from './offer-store.ts'
import { missingOf, type Publisher } from './publish-requirements.ts'
import { fieldsOf } from './service-fields.ts'
import { type ServiceState, serviceMachine } from './service-state.ts'
import type { ServiceRow } from './store.ts'

export function viewOwnService(row: ServiceRow, publisher: Publisher): OwnService {
  const fields = fieldsOf(row)
  const status = row.status as ServiceState
  return {
    id: row.id,
    status: [...serviceStatus[status]],
    country: { id: row.country_iso, name: row.country_name },
    visa: {
      id: row.visa_id,
      name: row.visa_name ?? row.visa_id,
      purposes: namedPurposes(row.visa_purposes ?? []),
    },
    title: row.title,
    description: row.description,
    price: moneyOf(row.price_amount),
    further_person: moneyOf(row.further_person_amount),
    delivery_time: row.delivery_days,
    delivery:
      fields.delivery_time !== null && fields.delivery_unit !== null
        ? { value: fields.delivery_time, unit: fields.delivery_unit }
        : null,
    meeting_length: row.meeting_minutes,
    requirements: row.requirements as unknown as Requirement[],
    refund_schedule: fields.refund_schedule,
    stages: fields.stages,
    version: row.version,
    locked: row.ordered_at !== null,
    may: mayOf(row, status),
    missing: status === 'active' ? [] : missingOf(fields, row, publisher),
    published_at: row.published_at?.toISOString() ?? null,
    created_at: { date: row.created_at.toISOString() },
    updated_at: row.updated_at.toISOString(),
  }
}

const moneyOf = (amount: number | null) => (amount === null ? null : { amount, currency: 'USD' })

/** Only what nobody ordered is erased, and what our team took down is not made anew. */
const mayOf = ({ ordered_at, withheld_at }: ServiceRow, status: ServiceState) => [
  ...may(serviceMachine, status, 'agent'),
  ...(status === 'draft' && !ordered_at ? ['delete'] : []),
  ...(withheld_at ? [] : ['duplicate']),
]

export const viewPlanUse = ({ plan, planLimit, active }: Publisher): PlanUse => ({
  plan,
  name: plans[plan].name,
  active,
  limit: planLimit,
})

export const viewOffer = (row: OfferRow): AgentService => ({
  id: row.id,
  title: row.title,
  description: row.description,
  visa: {
    id: row.visa_id,
    name: row.visa_name ?? row.visa_id,
    purposes: namedPurposes(row.visa_purposes ?? []),
    country: { id: row.country_iso, name: row.country_name },
  },
  // An active service has both; the database sees to it.
  price: { amount: row.price_amount ?? 0, currency: 'USD' },
  further_person: moneyOf(row.further_person_amount),
  delivery_time: row.delivery_days ?? 0,
  meeting_length: row.meeting_minutes,
  requirements: (row.requirements as unknown as Requirement[]).map((paper) => ({
    ...paper,
    mandatory: isNeeded(paper),
  })),
  refund_schedule: {
    before_start: row.refund_before_start,
    before_filing: row.refund_before_filing,
    after_filing: row.refund_after_filing,
  },
  stages: row.stages as unknown as PlannedStage[],
})
