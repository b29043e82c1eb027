import type { Context } from '../../../context.ts'
import { findPayout } from '../payouts/payout-store.ts'

/** What the processor calls a payout; null before it was sent. */
export const nameAtProcessor = async ({ db }: Context, id: string) =>
  (await findPayout(db, id))?.processor_id ?? null
