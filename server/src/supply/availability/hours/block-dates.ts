import type { NewBlockedDate } from '@sojourn/contract/supply/availability'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findClashes } from '../find-clashes.ts'
import { mostOnADay } from '../slots/most-on-a-day.ts'
import { viewBlockedDate } from '../view.ts'
import { dayAt } from '../zone-days.ts'
import { changeAvailability } from './change-availability.ts'
import {
  addBlockedDate,
  blockedDuring,
  changeBlockedDate,
  countBlockedDates,
  type NewPeriod,
  removeBlockedDate,
} from './hours-store.ts'
import { toStored } from './stored-ranges.ts'

type Block = z.output<typeof NewBlockedDate>

export const MOST_BLOCKS = 200
/** Every look at an agent's free times goes through all of them. */
const MOST_RANGES_OF_A_DAY = 24

export const blockDates = (context: Context, actor: Person, block: Block) =>
  changeAvailability(context, actor, async (tx, agent) => {
    const now = context.clock.now()
    const today = dayAt(now, agent.timezone ?? 'UTC')
    if ((await countBlockedDates(tx, actor.id, String(today))) >= MOST_BLOCKS)
      throw new Refusal('not_now', {
        message: `You have ${MOST_BLOCKS} blocked dates. Please remove some you no longer need first.`,
      })
    const period = toPeriod(block)
    await refuseFullDay(tx, actor.id, period)
    const { id } = await addBlockedDate(tx, actor.id, period, now)
    return { ...viewBlockedDate({ id, ...period }), clashes: await findClashes(tx, actor.id, now) }
  })

export const changeBlock = (context: Context, actor: Person, id: string, block: Block) =>
  changeAvailability(context, actor, async (tx) => {
    const period = toPeriod(block)
    await refuseFullDay(tx, actor.id, period, id)
    if (!(await changeBlockedDate(tx, actor.id, id, period))) throw new Refusal('not_found')
    const clashes = await findClashes(tx, actor.id, context.clock.now())
    return { ...viewBlockedDate({ id, ...period }), clashes }
  })

export const removeBlock = (context: Context, actor: Person, id: string) =>
  changeAvailability(context, actor, async (tx) => {
    if (!(await removeBlockedDate(tx, actor.id, id))) throw new Refusal('not_found')
  })

/** The new block takes the place of `changed`. */
async function refuseFullDay(tx: Tx, agentId: string, period: NewPeriod, changed?: string) {
  const beside = (await blockedDuring(tx, agentId, period)).filter(({ id }) => id !== changed)
  refuseCrowded([period, ...beside])
}

export function refuseCrowded(periods: NewPeriod[]) {
  if (mostOnADay(periods) > MOST_RANGES_OF_A_DAY)
    throw new Refusal('not_now', {
      message: `A day can have at most ${MOST_RANGES_OF_A_DAY} blocked times. Please remove some of these days first, or block them whole.`,
    })
}

const toPeriod = ({ dateRange, timeRanges }: Block): NewPeriod => ({
  from_day: dateRange.start,
  until_day: dateRange.end,
  ranges: timeRanges.map(toStored),
})
