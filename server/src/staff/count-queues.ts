import { countWaitingLicences } from '../agents/count-waiting-licences.ts'
import { countWaitingVerifications } from '../agents/verification/count-waiting-verifications.ts'
import type { Context } from '../context.ts'

/** How much waits for staff, queue by queue. */
export async function countQueues(context: Context) {
  const [verifications, licences] = await Promise.all([
    countWaitingVerifications(context),
    countWaitingLicences(context),
  ])
  return { verifications, licences }
}
