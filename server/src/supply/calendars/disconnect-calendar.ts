import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeAvailability } from '../availability/hours/change-availability.ts'
import { removeCalendars } from './calendar-store.ts'
import { endGrant } from './end-grant.ts'

/** Its busy times, its tokens and the ways to it go with it, and the provider hears of it. */
export const disconnectCalendar = (context: Context, actor: Person, id: string) =>
  changeAvailability(context, actor, async (tx) => {
    if ((await forgetCalendarsOf(context, tx, actor.id, id)) === 0) throw new Refusal('not_found')
  })

/** All of somebody whose account is deleted, unless told which. */
export async function forgetCalendarsOf(context: Context, tx: Tx, agentId: string, only?: string) {
  const removed = await removeCalendars(tx, agentId, only)
  for (const { id, provider, sealed_tokens } of removed)
    if (sealed_tokens)
      await context.jobs.enqueue(tx, endGrant, {
        calendar_id: id,
        provider,
        sealed_tokens: sealed_tokens.toString('base64'),
      })
  return removed.length
}
