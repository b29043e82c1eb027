import type { AvailabilityRules } from '@sojourn/contract/supply/availability'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { changeAvailability } from './change-availability.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import { findRules, setRules } from './hours-store.ts'

export const showAvailabilityRules = async ({ db }: Context, actor: Person) =>
  ((await findRules(db, actor.id)) ?? DEFAULT_RULES) as AvailabilityRules

/** Meetings that are made keep the buffers they were made with. */
export const updateAvailabilityRules = (context: Context, actor: Person, rules: AvailabilityRules) =>
  changeAvailability(context, actor, async (tx) => {
    await setRules(tx, actor.id, rules)
    return rules
  })
