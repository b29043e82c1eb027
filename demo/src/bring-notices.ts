import type { Context } from '../../server/src/context.ts'
import { readFact } from '../../server/src/ground/facts/read-fact.ts'
import { DAY_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import { notify } from '../../server/src/talk/notifications/notify.ts'
import { dropWaitingMails, markOlderRead, untoldFacts } from './notices-store.ts'
import { asOf } from './past-context.ts'
import type { DemoPeople } from './people/demo-people.ts'

const A_WEEK_MS = 7 * DAY_MS
const UNREAD = 2

/** People have read all of the last week but the two newest. */
export async function bringNotices(context: Context, { clients, agents, staff }: DemoPeople) {
  const now = context.clock.now()
  const people = [...clients, ...agents, staff].map(({ id }) => id)
  await transact(context, async (tx) => {
    const facts = await untoldFacts(tx, people, new Date(now.getTime() - A_WEEK_MS))
    for (const { id } of facts) {
      const fact = await readFact(tx, id)
      if (fact) await notify(asOf(context, now), tx, fact)
    }
    await markOlderRead(
      tx,
      facts.map(({ id }) => id),
      UNREAD,
    )
    // Nobody is told by mail what is long over.
    await dropWaitingMails(tx, people)
  })
}
