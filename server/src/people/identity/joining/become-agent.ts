import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addAgent } from '../person-store.ts'

/** Somebody's agent side begins, unless it has before. */
export const becomeAgent = ({ clock }: Context, tx: Tx, personId: string) =>
  addAgent(tx, personId, clock.now())
