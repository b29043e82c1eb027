import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import { addMember } from './add-member.ts'
import { verifyAgent, wasEverThere } from './person-store.ts'

interface Invented {
  id: string
  email: string
  first_name: string
  last_name: string
  password_hash: string
  /** Makes them an agent, verified on that day. */
  agent?: { username: string; verified_since: string }
}

/** Somebody of the demo story. Undefined when they were there before, under this id or this email. */
export async function addInventedMember(context: Context, tx: Tx, { agent, ...invented }: Invented) {
  const home = agent ? 'consultant' : 'subscriber'
  const person = await addMember(context, tx, { ...invented, home, isEmailProven: true })
  if (person && agent) {
    const verified_at = new Date(`${agent.verified_since}T00:00:00Z`)
    await verifyAgent(tx, person.id, { username: agent.username, verified_at })
  }
  return person
}

export const wasInvented = ({ db }: Context, id: string) => wasEverThere(db, id)
