import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { askForRequirements } from './store.ts'

/** D1, once the order is paid. */
export const askForDocuments = (_context: Context, tx: Tx, { order }: { order: string }) =>
  askForRequirements(tx, order)
