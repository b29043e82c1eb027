import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type AuditEntry, addAuditEntry } from './store.ts'

/** Whatever staff does anywhere is written down in the same transaction; answers with the entry's id. */
export const writeAuditEntry = (
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  entry: Omit<AuditEntry, 'created_at'>,
) => addAuditEntry(tx, { ...entry, created_at: clock.now() })
