import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeAvailability } from '../change-availability.ts'
import { removeCalendar } from './calendar-store.ts'
import { endGrant } from './end-grant.ts'

/** Its busy times, its tokens and the ways to it go with it, and the provider hears of it. */
export const disconnectCalendar = (context: Context, actor: Person, id: string) =>
  changeAvailability(context, actor, async (tx) => {
    const removed = await removeCalendar(tx, actor.id, id)
    if (!removed) throw new Refusal('not_found')
    const { provider, sealed_tokens } = removed
    if (sealed_tokens)
      await context.jobs.enqueue(tx, endGrant, {
        calendar_id: id,
        provider,
        sealed_tokens: sealed_tokens.toString('base64'),
      })
  })
