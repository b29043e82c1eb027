import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAgentNamed, type NamedAgent } from './agent-store.ts'
import { currentNameOf } from './usernames/current-name-of.ts'

/** Others may see an agent once they are verified, they themselves always. */
export async function findVisibleAgent(context: Context, actor: Actor, nameOrUuid: string) {
  const agent = await findByAnyName(context, nameOrUuid)
  if (!agent) throw new Refusal('not_found')
  const isTheirOwn = actor.kind === 'person' && actor.id === agent.id
  const hidden = hiddenAs(agent)
  if (hidden && hidden !== 'leaving' && !isTheirOwn) throw new Refusal('not_found')
  return { id: agent.id, hidden }
}

function hiddenAs({
  suspended_at,
  verified_at,
  deletion_due_at,
}: NamedAgent): 'suspended' | 'unverified' | 'leaving' | null {
  if (suspended_at) return 'suspended'
  if (!verified_at) return 'unverified'
  return deletion_due_at ? 'leaving' : null
}

/** The words of an author stay when they lose the badge, not when they are suspended. */
export async function findAuthor(context: Context, nameOrUuid: string) {
  const agent = await findByAnyName(context, nameOrUuid)
  if (!agent || agent.suspended_at) throw new Refusal('not_found')
  return { id: agent.id, isListed: agent.verified_at !== null } as const
}

async function findByAnyName({ db, clock }: Context, nameOrUuid: string) {
  const agent = await findAgentNamed(db, nameOrUuid)
  if (agent) return agent
  const name = await currentNameOf(db, clock, nameOrUuid)
  return name === null ? undefined : findAgentNamed(db, name)
}
