import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { findGuards } from '../person-store.ts'

/** A signed-in person shows their password again; tells what guards their account. */
export async function checkPassword({ db, limits, passwords }: Context, actor: Person, password: string) {
  await limits.take('password_check', { account: actor.id })
  const guards = await findGuards(db, actor.id)
  if (!guards) throw new Refusal('not_signed_in')
  if (guards.password_hash === null)
    throw new Refusal('not_now', {
      message: 'Your account has no password yet. Set one by "Forgot password?".',
    })
  if (!(await passwords.isRight(guards.password_hash, password)))
    throw invalidField('password', 'this password is incorrect')
  return guards
}
