import { ApiError } from '../../api/api-error.ts'
import { type PaymentStatus, type Progress, progressOf } from './payment-progress.ts'

/** While the network is away nothing is known, and the money may be on its way. */
export async function lookAtPayment(ask: () => Promise<PaymentStatus>): Promise<Progress> {
  try {
    return progressOf(await ask())
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return { kind: 'underway' }
    throw error
  }
}
