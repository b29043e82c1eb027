import type { OrderState } from './order-state.ts'

interface Ended {
  /** It is null where there is no order yet. */
  status: OrderState | null
  completed_at: Date | null
  cancelled_at: Date | null
}

/** An order in a conflict goes on. */
export function isTalkOver(
  { status, completed_at, cancelled_at }: Ended,
  { now, openMs }: { now: Date; openMs: number },
) {
  const ended = status === 'completed' ? completed_at : status === 'cancelled' ? cancelled_at : null
  return ended !== null && now.getTime() - ended.getTime() >= openMs
}
