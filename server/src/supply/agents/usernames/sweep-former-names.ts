import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { heldSince } from './name-policy.ts'
import { forgetFormerNames } from './username-store.ts'

/** Names left long ago are free. */
export const sweepFormerNames = defineJob({
  name: 'sweep-former-names',
  schema: z.object({}),
  run: (context) => transact(context, (tx) => forgetFormerNames(tx, heldSince(context.clock.now()))),
})
