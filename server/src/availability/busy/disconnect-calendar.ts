import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeAvailability } from '../change-availability.ts'
import { removeCalendar } from './calendar-store.ts'

/** Its busy times, its tokens and the ways to it go with it. */
export const disconnectCalendar = (context: Context, actor: Person, id: string) =>
  changeAvailability(context, actor, async (tx) => {
    if (!(await removeCalendar(tx, actor.id, id))) throw new Refusal('not_found')
  })
