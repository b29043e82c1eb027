import type { Tx } from '../../platform/database/database.ts'
import { lockForErasing } from './usernames/username-store.ts'

/** Until the transaction ends nobody else changes what the agent offers: before their orders and their person are held. */
export const holdAgent = (tx: Tx, personId: string) => lockForErasing(tx, personId)
