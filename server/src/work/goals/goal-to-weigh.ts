import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { dayIn } from './check-date.ts'
import { findGoal } from './store.ts'

/** A goal of the client’s own as a service is weighed against it; today is the client’s. */
export async function goalToWeigh({ db, clock }: Pick<Context, 'db' | 'clock'>, actor: Person, id: number) {
  const goal = await findGoal(db, actor.id, id)
  if (!goal || goal.deleted_at) throw new Refusal('not_found')
  return {
    today: String(dayIn(clock.now(), goal.timezone ?? 'UTC')),
    country_iso: goal.country_iso,
    purpose: goal.purpose,
    wanted: goal.expected_on,
    stayDays: goal.stay_days,
    /** People who travel along are related to the client like this. */
    relations: goal.travellers.map(({ relation }) => relation),
    passports: [goal.passport_iso, goal.second_passport_iso].filter((one) => one !== null),
    // A person who says nothing else lives in the country of their passport.
    residence: goal.residence_iso ?? goal.passport_iso,
    /** It is of the visa that the goal names. */
    checklist: goal.checklist,
  }
}
export type WeighedGoal = Awaited<ReturnType<typeof goalToWeigh>>
