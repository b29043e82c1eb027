import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refreshFoundAgent } from '../search/refresh-found-agent.ts'
import { isAgent } from './own-profile-store.ts'

/** Something of a person changed that is shown with their agent side, if they have one. */
export async function refreshCardOf(context: Context, tx: Tx, personId: string) {
  if (await isAgent(tx, personId)) await refreshFoundAgent(context, tx, personId)
}
