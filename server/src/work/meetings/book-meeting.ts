import type { Context } from '../../context.ts'
import { keepZone } from '../../people/identity/sessions/keep-zone.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bookTime } from './book-time.ts'
import { holdWithHours } from './order-for-meetings.ts'
import { showSchedule } from './show-schedule.ts'

interface Wanted {
  start: string
}

/** M1 and M2. Holds a free time of the agent and books it in one go. */
export const bookMeeting = (context: Context, actor: Person, id: string, { start }: Wanted) =>
  transact(context, async (tx) => {
    const order = await holdWithHours(tx, actor, id)
    if (order.side !== 'client') throw new Refusal('not_found')
    await keepZone(tx, actor.id, actor.zone)
    const zoned = { ...order, client_timezone: actor.zone ?? order.client_timezone }
    await bookTime(acting(context, 'client'), tx, zoned, { start: new Date(start) })
    return showSchedule(context, actor, id, tx)
  })
