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

/** After how many days each is gone. */
export const SWEPT_AFTER = { codes: 1, signups: 7, emailChanges: 30, sessions: 30, devices: 365 }

/** Nobody can use these rows any more, and no screen shows them. */
export const sweepIdentity = defineJob({
  name: 'sweep-identity',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now().getTime()
      const daysAgo = (days: number) => new Date(now - days * DAY_MS)
      await forgetEmailCodesOverBefore(tx, daysAgo(SWEPT_AFTER.codes))
      await forgetLoginChallengesOverBefore(tx, daysAgo(SWEPT_AFTER.codes))
      await forgetLoginFailuresBefore(tx, daysAgo(SWEPT_AFTER.codes))
      await forgetOutsideLoginsOverBefore(tx, daysAgo(SWEPT_AFTER.codes))
      await forgetResetsBefore(tx, daysAgo(SWEPT_AFTER.codes))
      await forgetSignupsBefore(tx, daysAgo(SWEPT_AFTER.signups))
      await forgetEmailChangesBefore(tx, daysAgo(SWEPT_AFTER.emailChanges))
      await forgetSessionsOverBefore(tx, daysAgo(SWEPT_AFTER.sessions))
      await forgetDevicesSeenBefore(tx, daysAgo(SWEPT_AFTER.devices))
    }),
})
