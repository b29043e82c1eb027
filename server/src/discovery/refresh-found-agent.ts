import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'

/** Whoever changes what an agent is found by calls this in the same transaction. */
export async function refreshFoundAgent(_context: Context, _tx: Tx, _agentId: string) {}
