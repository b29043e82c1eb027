import { addDays } from '@sojourn/contract/dates/day-steps'
import type { NewBlockedDate } from '@sojourn/contract/supply/availability'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow } from '../../../platform/refusal.ts'
import { subtract } from '../slots/intervals.ts'
import { dayAt } from '../zone-days.ts'
import { MOST_BLOCKS, refuseCrowded } from './block-dates.ts'
import { changeAvailability } from './change-availability.ts'
import {
  addBlockedDate,
  type BlockedRow,
  blockedDuring,
  changeBlockedDate,
  countBlockedDates,
  type NewPeriod,
  removeBlockedDate,
  type StoredRange,
} from './hours-store.ts'
import { seenRange, toStored } from './stored-ranges.ts'

type Freed = z.output<typeof NewBlockedDate>

/** Whatever blocked them is cut: what lies before, beside and after it stays blocked. */
export const freeDates = (context: Context, actor: Person, { dateRange, timeRanges }: Freed) =>
  changeAvailability(context, actor, async (tx, agent) => {
    const now = context.clock.now()
    const freed = { from_day: dateRange.start, until_day: dateRange.end, ranges: timeRanges.map(toStored) }
    let added = 0
    for (const block of await blockedDuring(tx, actor.id, freed))
      added += await cut(tx, actor.id, { block, left: cutOut(block, freed), now })
    if (added === 0) return
    refuseCrowded(await blockedDuring(tx, actor.id, freed))
    const today = dayAt(now, agent.timezone ?? 'UTC')
    if ((await countBlockedDates(tx, actor.id, String(today))) > MOST_BLOCKS)
      throw notNow(
        `You would have more than ${MOST_BLOCKS} blocked dates. Please remove some you no longer need first.`,
      )
  })

interface Cut {
  block: BlockedRow
  left: NewPeriod[]
  now: Date
}

/** The first part takes the place of the block. How many more there are than before, or how many are cut smaller. */
async function cut(tx: Tx, agentId: string, { block, left: [first, ...more], now }: Cut) {
  if (!first) {
    await removeBlockedDate(tx, agentId, block.id)
    return 0
  }
  const { from_day, until_day, ranges } = first
  await changeBlockedDate(tx, agentId, block.id, { from_day, until_day, ranges })
  for (const period of more) await addBlockedDate(tx, agentId, period, now)
  return 1 + more.length
}

const WHOLE_DAY: StoredRange = [0, 24 * 60 - 1]
const rangesOf = ({ ranges }: NewPeriod) => (ranges.length > 0 ? ranges : [WHOLE_DAY])

/** The parts that are left come in the order of days. */
export function cutOut(block: NewPeriod, freed: NewPeriod): NewPeriod[] {
  const from = block.from_day > freed.from_day ? block.from_day : freed.from_day
  const until = block.until_day < freed.until_day ? block.until_day : freed.until_day
  const { ranges } = block
  const beside = subtract(rangesOf(block).map(toInterval), rangesOf(freed).map(toInterval)).map(
    (range): StoredRange => [range.from, range.until - 1],
  )
  if (minutesOf(beside) === minutesOf(rangesOf(block))) return [block]
  return [
    ...(block.from_day < from ? [{ from_day: block.from_day, until_day: addDays(from, -1), ranges }] : []),
    ...(beside.length > 0 ? [{ from_day: from, until_day: until, ranges: beside }] : []),
    ...(until < block.until_day ? [{ from_day: addDays(until, 1), until_day: block.until_day, ranges }] : []),
  ]
}

const minutesOf = (ranges: StoredRange[]) => ranges.reduce((sum, [start, last]) => sum + last + 1 - start, 0)

const toInterval = (range: StoredRange) => {
  const { start, end } = seenRange(range)
  return { from: start, until: end }
}
