import type { RefundSchedule, Requirement } from '@sojourn/contract/supply/services'
import type { PlannedStage } from '@sojourn/contract/supply/stages'

interface Named {
  id: string
  name: string
}

/** A service gives them, or an offer to one client. */
export interface OrderTerms {
  source: { service: string; version: number } | { offer: string }
  agent_id: string
  title: string
  description: string
  price: { amount: number; currency: string }
  /** The price counts so much for each person beside the client; null where nothing is said. */
  further_person: number | null
  /** The price is for so many people, the client among them; null where nothing is said. */
  people?: number | null
  delivery_days: number
  /** The list is empty where it is paid at once. */
  stages: PlannedStage[]
  meeting_minutes: number | null
  requirements: readonly Requirement[]
  refund_schedule: RefundSchedule
  visa: Named
  purposes: Named[]
  country: Named
}
