import type { NewBlockedDate } from '@sojourn/contract/availability'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Person } from '../platform/http/actor.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeAvailability } from './change-availability.ts'
import { findClashes } from './find-clashes.ts'
import {
  addBlockedDate,
  changeBlockedDate,
  countBlockedDates,
  type NewPeriod,
  removeBlockedDate,
} from './hours-store.ts'
import { toStored } from './stored-ranges.ts'
import { viewBlockedDate } from './view.ts'
import { dayAt } from './zone-days.ts'

type Block = z.output<typeof NewBlockedDate>

const MOST_BLOCKS = 200

export const blockDates = (context: Context, actor: Person, block: Block) =>
  changeAvailability(context, actor, async (tx, agent) => {
    const now = context.clock.now()
    const today = dayAt(now, agent.timezone ?? 'UTC')
    if ((await countBlockedDates(tx, actor.id, String(today))) >= MOST_BLOCKS)
      throw new Refusal('not_now', {
        message: `You have ${MOST_BLOCKS} blocked dates. Please remove some you no longer need first.`,
      })
    const period = toPeriod(block)
    const { id } = await addBlockedDate(tx, actor.id, period, now)
    return { ...viewBlockedDate({ id, ...period }), clashes: await findClashes(tx, actor.id, now) }
  })

export const changeBlock = (context: Context, actor: Person, id: string, block: Block) =>
  changeAvailability(context, actor, async (tx) => {
    const period = toPeriod(block)
    if (!(await changeBlockedDate(tx, actor.id, id, period))) throw new Refusal('not_found')
    const clashes = await findClashes(tx, actor.id, context.clock.now())
    return { ...viewBlockedDate({ id, ...period }), clashes }
  })

export const removeBlock = (context: Context, actor: Person, id: string) =>
  changeAvailability(context, actor, async (tx) => {
    if (!(await removeBlockedDate(tx, actor.id, id))) throw new Refusal('not_found')
  })

const toPeriod = ({ dateRange, timeRanges }: Block): NewPeriod => ({
  from_day: dateRange.start,
  until_day: dateRange.end,
  ranges: timeRanges.map(toStored),
})
