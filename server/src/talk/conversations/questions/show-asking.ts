import type { Asking } from '@sojourn/contract/talk/questions'
import type { Context } from '../../../context.ts'
import type { Actor, Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { LEAVING } from '../../../supply/agents/agent-to-hire.ts'
import { findVisibleAgent } from '../../../supply/agents/find-visible-agent.ts'
import { listGoals } from '../../../work/goals/list-goals.ts'
import { NO_QUESTIONS, YOURSELF } from './may-ask.ts'
import { findAsked, findOffered, hasBlocked, openBetween } from './question-store.ts'

const MOST_GOALS = 50

export async function showAsking(
  context: Context,
  actor: Actor,
  nameOrUuid: string,
  about: string | undefined,
): Promise<Asking> {
  const { db } = context
  const { id } = await findVisibleAgent(context, actor, nameOrUuid)
  const agent = await findAsked(db, id)
  if (!agent) throw new Refusal('not_found')
  const asker = actor.kind === 'person' ? actor.id : null
  const open = asker === null ? undefined : await openBetween(db, asker, id)
  const isRefused = !agent.takes_questions || (asker !== null && (await hasBlocked(db, id, asker)))
  const closed = isRefused
    ? NO_QUESTIONS(agent.first_name)
    : agent.deletion_due_at && LEAVING(agent.first_name)
  return {
    agent: {
      uuid: id,
      username: agent.username ?? id,
      name: `${agent.first_name} ${agent.last_name}`,
      profile_picture: agent.picture_key && `/api/${agent.picture_key}.webp`,
      response_hours:
        agent.response_minutes === null ? null : Math.max(1, Math.round(agent.response_minutes / 60)),
    },
    asks_first: agent.asks_first,
    closed: asker === id ? YOURSELF : open ? null : closed,
    open: open?.conversation_id ?? null,
    goals: actor.kind === 'person' && actor.role === 'subscriber' ? await goalsOf(context, actor) : [],
    service: (about && (await findOffered(db, about, id))) || null,
  }
}

async function goalsOf(context: Context, actor: Person) {
  const { data } = await listGoals(context, actor, { limit: MOST_GOALS })
  return data.items.filter(({ decided_on }) => !decided_on).map(({ id, name }) => ({ id, name }))
}
