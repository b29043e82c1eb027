import type { NewWorkHours } from '@sojourn/contract/supply/availability'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { changeAvailability } from './change-availability.ts'
import { replaceOverrides, replaceWorkHours } from './hours-store.ts'
import { readWorkHours } from './show-work-hours.ts'
import { toStored } from './stored-ranges.ts'

/** The whole week and all periods at once, as one screen shows them. */
export const updateWorkHours = (context: Context, actor: Person, hours: z.output<typeof NewWorkHours>) =>
  changeAvailability(context, actor, async (tx, agent) => {
    if (agent.timezone === null)
      throw new Refusal('not_now', { message: 'Please set your time zone first: your hours are in it.' })
    const week = hours.workHours.map(({ day, ...range }) => {
      const [start_minute, last_minute] = toStored(range)
      return { weekday: day, start_minute, last_minute }
    })
    const periods = hours.workHoursOverride.map(({ from, to, workHours }) => ({
      from_day: from.date,
      until_day: to.date,
      ranges: workHours.map(toStored),
    }))
    await replaceWorkHours(tx, actor.id, week)
    await replaceOverrides(tx, actor.id, periods)
    return readWorkHours(tx, actor.id, context.clock.now())
  })
