import type { AgentFigures, MonthOfWork } from '@sojourn/contract/desk/today'
import { earnedInMonths } from '../../money/wallets/earned-in-months.ts'
import { monthIn, monthOf } from '../../money/wallets/month-in.ts'
import type { Reader } from '../../platform/database/database.ts'
import { answered, handedIn, heldAtStart, zoneOf } from './figures-store.ts'

/** The books and what they did give the figures: nothing here is estimated. */
export async function figuresOf(db: Reader, agentId: string, now: Date): Promise<AgentFigures> {
  const zone = await zoneOf(db, agentId)
  const month = monthOf(now, zone)
  const months = {
    agentId,
    before: monthIn(monthOf(now, zone, 1), zone).from,
    present: monthIn(month, zone).from,
  }
  const [earned, held_before, work, answers] = await Promise.all([
    earnedInMonths(db, agentId, { now, zone }),
    heldAtStart(db, months),
    handedIn(db, months),
    answered(db, months),
  ])
  const of = (isPresent: boolean): MonthOfWork => {
    const done = work.find(({ is_present }) => is_present === isPresent)
    const said = answers.find(({ is_present }) => is_present === isPresent)
    return {
      handed_in: done?.handed_in ?? 0,
      on_time: done?.on_time ?? 0,
      answers: said?.answers ?? 0,
      answer_minutes: said?.answer_minutes ?? null,
    }
  }
  return { month, earned, held_before, present: of(true), before: of(false) }
}
