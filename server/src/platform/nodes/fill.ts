import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'

/**
 * Fills in what a migration filled in for the rows of before, once more for those that servers of the release before
 * wrote since then. It may run as often as you like.
 */
export interface Fill {
  /** The log names it so. */
  name: string
  run(context: Context, tx: Tx, since: Date): Promise<unknown>
}
