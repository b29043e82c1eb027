import type { RefundSchedule, Requirement } from '@sojourn/contract/supply/services'
import type { PlannedStage } from '@sojourn/contract/supply/stages'

interface Named {
  id: string
  name: string
}

/** What was bought, as an order keeps it, whether a service says it or an offer to one client. */
export interface OrderTerms {
  source: { service: string; version: number } | { offer: string }
  agent_id: string
  title: string
  description: string
  price: { amount: number; currency: string }
  delivery_days: number
  /** By which it is paid; empty where it is paid at once. */
  stages: PlannedStage[]
  meeting_minutes: number | null
  requirements: readonly Requirement[]
  refund_schedule: RefundSchedule
  visa: Named
  purposes: Named[]
  country: Named
}
