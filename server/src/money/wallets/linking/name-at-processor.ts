import type { Context } from '../../../context.ts'
import { findPayout } from '../payouts/payout-store.ts'

/** Null means that it was not sent yet. */
export const nameAtProcessor = async ({ db }: Context, id: string) =>
  (await findPayout(db, id))?.processor_id ?? null
