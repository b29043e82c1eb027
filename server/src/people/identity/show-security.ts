import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPendingChange } from './email-change/email-change-store.ts'
import { findAddressee, findGuards } from './person-store.ts'
import { countRecoveryCodesLeft, hasTwoStep } from './two-step/two-step-store.ts'

/** None of the secrets is shown. */
export async function showSecurity({ db, clock }: Context, { id }: Person) {
  const [guards, addressee, two_step, recovery_codes_left, pending] = await Promise.all([
    findGuards(db, id),
    findAddressee(db, id),
    hasTwoStep(db, id),
    countRecoveryCodesLeft(db, id),
    findPendingChange(db, id, clock.now()),
  ])
  if (!guards) throw new Refusal('not_found')
  return {
    has_password: guards.password_hash !== null,
    password_changed_at: guards.password_changed_at?.toISOString() ?? null,
    security_question: guards.security_question,
    two_step,
    recovery_codes_left,
    pending_email: pending?.new_email ?? null,
    login_alerts: addressee.login_alerts,
  }
}
