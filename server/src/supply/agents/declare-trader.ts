import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField } from '../../platform/refusal.ts'
import { findDeclaration, offersWithoutBusiness, setDeclaration } from './agent-store.ts'
import { holdAgent } from './hold-agent.ts'

/** Null means that they have not said it yet. */
export const showTrader = async ({ db }: Context, { id }: Person) => ({
  trader: (await findDeclaration(db, id))?.declared_trader ?? null,
})

const BUSINESS_FIRST = 'Enter your business first: clients must know which business they hire.'

/** The agent's own word counts, shown on their profile either way. While clients can hire them it names no business that is not there. */
export const declareTrader = (context: Context, { id }: Person, trader: boolean) =>
  transact(context, async (tx) => {
    await holdAgent(tx, id)
    if (trader && (await offersWithoutBusiness(tx, id))) throw invalidField('trader', BUSINESS_FIRST)
    await setDeclaration(tx, id, trader)
    return { trader }
  })
