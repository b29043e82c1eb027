import type { Tx } from '../../platform/database/database.ts'
import { lockPersonRow } from './store.ts'

/** Holds a person until the transaction ends, so that what is counted of theirs is counted by one at a time. */
export const holdPerson = (tx: Tx, id: string) => lockPersonRow(tx, id)
