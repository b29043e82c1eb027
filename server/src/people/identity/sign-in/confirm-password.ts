import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { confirmedUntil } from '../../../platform/http/authorise.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { confirmSession } from '../sessions/session-store.ts'
import { useSecondStep } from '../two-step/use-second-step.ts'
import { checkPassword } from './check-password.ts'
import { countedSecondStep } from './password-checks.ts'

interface Shown {
  password?: string | undefined
  code?: string | undefined
}

/** Shows again that it is them: by the password, or by a code of their authenticator. */
export async function confirmPassword(context: Context, actor: Person, { password, code }: Shown) {
  const now = context.clock.now()
  if (password) {
    await checkPassword(context, actor, password)
    await transact(context, (tx) => confirmSession(tx, actor.sessionId, now))
    return { until: confirmedUntil(now) }
  }
  if (!code) throw invalidField('password', 'please input your password')
  await countedSecondStep(context, actor.id, () =>
    transact(context, async (tx) => {
      if (!(await useSecondStep(context, tx, actor.id, code)))
        throw invalidField('code', 'that code is incorrect')
      await confirmSession(tx, actor.sessionId, now)
    }),
  )
  return { until: confirmedUntil(now) }
}
