import type { Context } from '../../context.ts'
import { countWaitingLicences } from '../../supply/licences/count-waiting-licences.ts'
import { countWaitingVerifications } from '../../supply/verification/count-waiting-verifications.ts'

/** How much waits for staff, queue by queue. */
export async function countQueues(context: Context) {
  const [verifications, licences] = await Promise.all([
    countWaitingVerifications(context),
    countWaitingLicences(context),
  ])
  return { verifications, licences }
}
