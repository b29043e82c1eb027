import type { Rules } from './hours-store.ts'

/** These hold for an agent who never chose, and are those of the columns of `availability_rule`. */
export const DEFAULT_RULES: Rules = {
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 240,
  most_a_day: null,
  slot_step: 30,
}
