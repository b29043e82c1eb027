import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { findDeclaration, setDeclaration } from './agent-store.ts'

/** Null means that they have not said it yet. */
export const showTrader = async ({ db }: Context, { id }: Person) => ({
  trader: (await findDeclaration(db, id))?.declared_trader ?? null,
})

/** The agent's own word counts, shown on their profile either way. */
export const declareTrader = (context: Context, { id }: Person, trader: boolean) =>
  transact(context, async (tx) => {
    await setDeclaration(tx, id, trader)
    return { trader }
  })
