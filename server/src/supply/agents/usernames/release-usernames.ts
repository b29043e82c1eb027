import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hideNamesOf } from './username-store.ts'

/** An account is deleted: its names stay nobody's for a while, and no longer tell whose they were. */
export const releaseUsernames = ({ clock }: Context, tx: Tx, personId: string) =>
  hideNamesOf(tx, personId, clock.now())
