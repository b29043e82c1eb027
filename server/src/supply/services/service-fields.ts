import { requirementsOf } from '@sojourn/contract/ground/paper-words'
import type { DeliveryUnit } from '@sojourn/contract/supply/delivery'
import {
  type NewService,
  type Requirement,
  type ServiceChange,
  USUAL_REFUNDS,
} from '@sojourn/contract/supply/services'
import type { PlannedStage } from '@sojourn/contract/supply/stages'
import type { LockedService } from './store.ts'

/** A service as the contract's rules know it; the order of the fields is that of the form. */
export interface ServiceFields {
  country: string
  visa: string
  title: string
  description: string
  price: number | null
  further_person: number | null
  delivery_time: number | null
  delivery_unit: DeliveryUnit | null
  meeting_length: number | null
  requirements: Requirement[]
  refund_schedule: { before_start: number; before_filing: number; after_filing: number }
  stages: PlannedStage[]
}

type Row = Pick<
  LockedService,
  | 'country_iso'
  | 'visa_id'
  | 'title'
  | 'description'
  | 'price_amount'
  | 'further_person_amount'
  | 'delivery_value'
  | 'delivery_unit'
  | 'meeting_minutes'
  | 'requirements'
  | 'refund_before_start'
  | 'refund_before_filing'
  | 'refund_after_filing'
  | 'stages'
>

type Unit = NonNullable<Row['delivery_unit']>

const unitOf = (unit: Unit) => (unit.charAt(0).toUpperCase() + unit.slice(1)) as DeliveryUnit

const rowUnitOf = (unit: DeliveryUnit) => unit.toLowerCase() as Lowercase<DeliveryUnit>

export const fieldsOf = (row: Row): ServiceFields => ({
  country: row.country_iso,
  visa: row.visa_id,
  title: row.title,
  description: row.description,
  price: row.price_amount,
  further_person: row.further_person_amount,
  delivery_time: row.delivery_value,
  delivery_unit: row.delivery_unit === null ? null : unitOf(row.delivery_unit),
  meeting_length: row.meeting_minutes,
  requirements: row.requirements as unknown as Requirement[],
  refund_schedule: {
    before_start: row.refund_before_start,
    before_filing: row.refund_before_filing,
    after_filing: row.refund_after_filing,
  },
  stages: row.stages as unknown as PlannedStage[],
})

export const rowOf = (fields: ServiceFields) => ({
  country_iso: fields.country,
  visa_id: fields.visa,
  title: fields.title,
  description: fields.description,
  price_amount: fields.price,
  further_person_amount: fields.further_person,
  delivery_value: fields.delivery_time,
  delivery_unit: fields.delivery_unit && rowUnitOf(fields.delivery_unit),
  meeting_minutes: fields.meeting_length,
  requirements: JSON.stringify(fields.requirements),
  refund_before_start: fields.refund_schedule.before_start,
  refund_before_filing: fields.refund_schedule.before_filing,
  refund_after_filing: fields.refund_schedule.after_filing,
  stages: JSON.stringify(fields.stages),
})

/** Fields that its agent has not said yet are empty, and its documents are those of the visa. */
export const newFields = ({ country, visa, ...said }: NewService, checklist: readonly string[]) =>
  changed(
    {
      country,
      visa,
      title: '',
      description: '',
      price: null,
      further_person: null,
      delivery_time: null,
      delivery_unit: null,
      meeting_length: null,
      requirements: requirementsOf(checklist),
      refund_schedule: USUAL_REFUNDS,
      stages: [],
    },
    said,
  )

export const changed = (fields: ServiceFields, change: ServiceChange): ServiceFields => ({
  ...fields,
  ...(Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<ServiceFields>),
})
