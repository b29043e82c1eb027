import type { Schedules } from '@sojourn/contract/supply/availability'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { findVisibleAgent } from '../agents/find-visible-agent.ts'
import { type DaysWanted, schedulesOf } from './schedules-of.ts'

/** Everybody can see it; an agent who is not yet verified sees their own. */
export async function listSchedules(
  context: Context,
  actor: Actor,
  wanted: DaysWanted & { id: string },
): Promise<Schedules> {
  const { id } = await findVisibleAgent(context, actor, wanted.id)
  return schedulesOf(context, id, wanted)
}
