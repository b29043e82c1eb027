import type { Context } from '../../server/src/context.ts'
import { HOUR_MS, MINUTE_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { schedulesOf } from '../../server/src/supply/availability/schedules-of.ts'
import { indexAgent } from '../../server/src/supply/search/index/index-agent.ts'
import { bookMeeting } from '../../server/src/work/meetings/book-meeting.ts'
import { cancelMeeting } from '../../server/src/work/meetings/cancel-meeting.ts'
import { markDone, reportMissed } from '../../server/src/work/meetings/end-meeting.ts'
import { moveMeeting } from '../../server/src/work/meetings/move-meeting.ts'
import { offerMeeting } from '../../server/src/work/meetings/offer-meeting.ts'
import { doneBy } from './demo-actor.ts'
import type { DemoMeeting } from './demo-hires.ts'
import { asOf } from './past-context.ts'

interface Paid {
  uuid: string
  client: Person
  agent: Person
  /** It is in minutes. */
  length: number
  /** It is in milliseconds. */
  paidAt: number
  meetings: DemoMeeting[]
}

/** Meetings that are over come before the one that is to come. */
export async function bringMeetings(context: Context, paid: Paid) {
  if (paid.meetings.length === 0) return
  let since = paid.paidAt + HOUR_MS
  for (const kind of paid.meetings) since = (await bringOne(context, paid, { kind, since })) ?? since
  await transact(context, (tx) => indexAgent(context, tx, { agent: paid.agent.id }))
}

const OVER: readonly DemoMeeting[] = ['done', 'missed_by_client', 'cancelled']

async function bringOne(context: Context, paid: Paid, { kind, since }: { kind: DemoMeeting; since: number }) {
  const now = context.clock.now().getTime()
  const then = asOf(context, new Date(OVER.includes(kind) ? since : now))
  const { uuid, client, agent, length } = paid
  const { slots } = await schedulesOf(then, agent.id, { length })
  const isMoved = kind === 'moved' || kind === 'asked'
  // With so much notice a move needs no answer.
  const [start, ...others] = isMoved ? slots.filter((slot) => Date.parse(slot) > now + 48 * HOUR_MS) : slots
  if (!start) return
  if (kind === 'offered')
    return void (await offerMeeting(doneBy(then, agent), agent, uuid, { start, reason: OFFERED }))

  const end = Date.parse(start) + length * MINUTE_MS
  // Nobody has met in the days since: that meeting is still to come.
  if (OVER.includes(kind) && end + HOUR_MS > now) return
  const { meeting } = await bookMeeting(doneBy(then, client), client, uuid, { start })
  const named = { orderId: uuid, id: meeting?.id ?? '' }
  const after = asOf(context, new Date(end + MINUTE_MS))
  if (kind === 'done') await markDone(doneBy(after, agent), agent, named)
  if (kind === 'missed_by_client') await reportMissed(doneBy(after, agent), agent, named)
  if (kind === 'cancelled') await cancelMeeting(doneBy(then, client), client, { ...named, reason: CANCELLED })
  if (isMoved) {
    const times = onePerDay(others.filter((time) => Date.parse(time) > end + 24 * HOUR_MS))
    const moves = kind === 'moved' ? 1 : 3
    for (const time of times.slice(0, moves))
      await moveMeeting(doneBy(then, agent), agent, uuid, { start: time, reason: MOVED })
  }
  return end
}

const onePerDay = (times: string[]) =>
  times.filter((time, index) => time.slice(0, 10) !== times[index - 1]?.slice(0, 10))

const CANCELLED = 'My flight was moved to that day.'
const MOVED = 'I have to be in court that morning.'
const OFFERED = 'Let us go through the letters before you sign them.'
