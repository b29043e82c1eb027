import type { Context } from '../../server/src/context.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { indexAgent } from '../../server/src/supply/search/index/index-agent.ts'
import { replyToReview } from '../../server/src/talk/reviews/reply-to-review.ts'
import { writeReview } from '../../server/src/talk/reviews/write-review.ts'
import { acceptOrder } from '../../server/src/work/completion/accept-order.ts'
import { askForCompletion } from '../../server/src/work/completion/ask-for-completion.ts'
import { startOrder } from '../../server/src/work/completion/start-order.ts'
import { showOrder } from '../../server/src/work/orders/show-order.ts'
import { stopBetweenStages } from '../../server/src/work/orders/stages/stop-between-stages.ts'
import { demoActor, doneBy } from './demo-actor.ts'
import type { DemoOrder } from './demo-hires.ts'
import { asOf } from './past-context.ts'

/** These hours count from the payment of the first stage. */
const STARTED = 20
const DONE = 120
export const ACCEPTED = 140
const GOES_ON = 160

interface Staged {
  uuid: string
  order: DemoOrder
  client: Person
  agentId: string
  paidAt: number
  /** Pays an order with the client’s card. */
  pay: (context: Context, uuid: string) => Promise<unknown>
}

/** The first stage of a case is accepted, and then it goes on, waits, or ends. */
export async function bringStages(context: Context, { uuid, order, client, agentId, paidAt, pay }: Staged) {
  const after = (hours: number) => asOf(context, new Date(paidAt + hours * HOUR_MS))
  const agent = demoActor(context, agentId)
  const { outcome, note, review } = order
  await startOrder(doneBy(after(STARTED), agent), agent, uuid, { acceptsRisk: true })
  await askForCompletion(doneBy(after(DONE), agent), agent, uuid, { summary: note })
  await acceptOrder(doneBy(after(ACCEPTED), client), client, uuid)
  await transact(context, (tx) => indexAgent(context, tx, { agent: agentId }))
  const next = (await showOrder(context, client, uuid)).stages?.current
  if (!next) throw new Error(`The order ${uuid} has no stages`)
  if (outcome === 'second_stage') {
    await pay(after(GOES_ON), next)
    await startOrder(doneBy(after(GOES_ON + STARTED), agent), agent, next, { acceptsRisk: true })
  }
  if (outcome !== 'stopped') return
  await stopBetweenStages(doneBy(after(GOES_ON), client), client, next)
  if (!review) return
  await writeReview(after(GOES_ON + 1), client, uuid, review)
  await replyToReview(after(GOES_ON + 20), agent, uuid, review.reply)
}
