import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forgetEmailChangesBefore } from './email-change/email-change-store.ts'
import { forgetEmailCodesOverBefore } from './joining/email-code-store.ts'
import { forgetSignupsBefore } from './joining/signup-store.ts'
import { forgetOutsideLoginsOverBefore } from './providers/outside-store.ts'
import { forgetResetsBefore } from './recovery/reset-store.ts'
import { forgetDevicesSeenBefore, forgetSessionsOverBefore } from './sessions/session-store.ts'
import { forgetLoginChallengesOverBefore } from './sign-in/login-challenge-store.ts'
import { forgetLoginFailuresBefore } from './sign-in/login-failure-store.ts'

/** What nobody can use any more, and no screen shows. */
export const sweepIdentity = defineJob({
  name: 'sweep-identity',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now().getTime()
      const daysAgo = (days: number) => new Date(now - days * DAY_MS)
      await forgetEmailCodesOverBefore(tx, daysAgo(1))
      await forgetLoginChallengesOverBefore(tx, daysAgo(1))
      await forgetLoginFailuresBefore(tx, daysAgo(1))
      await forgetOutsideLoginsOverBefore(tx, daysAgo(1))
      await forgetResetsBefore(tx, daysAgo(1))
      await forgetSignupsBefore(tx, daysAgo(7))
      await forgetEmailChangesBefore(tx, daysAgo(30))
      await forgetSessionsOverBefore(tx, daysAgo(30))
      await forgetDevicesSeenBefore(tx, daysAgo(365))
    }),
})
