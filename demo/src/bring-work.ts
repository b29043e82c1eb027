import type { Context } from '../../server/src/context.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { indexAgent } from '../../server/src/supply/search/index/index-agent.ts'
import { replyToReview } from '../../server/src/talk/reviews/reply-to-review.ts'
import { writeReview } from '../../server/src/talk/reviews/write-review.ts'
import { acceptOrder } from '../../server/src/work/completion/accept-order.ts'
import { completionFile } from '../../server/src/work/completion/add-completion-file.ts'
import { askForCompletion } from '../../server/src/work/completion/ask-for-completion.ts'
import { setStage } from '../../server/src/work/completion/set-stage.ts'
import { startOrder } from '../../server/src/work/completion/start-order.ts'
import { leaveOrder } from '../../server/src/work/conflicts/endings/leave-order.ts'
import { keepCaseFile } from '../../server/src/work/documents/case-files/receive-case-file.ts'
import { bringConflict, bringRefund } from './bring-conflict.ts'
import { fileDocuments, paperOf } from './bring-documents.ts'
import { demoActor, doneBy } from './demo-actor.ts'
import type { DemoOrder } from './demo-hires.ts'
import { asOf } from './past-context.ts'

/** These hours count from the payment. */
const STARTED = 20
const LEFT = 30
const FILED = 150
const DONE = 360
export const ACCEPTED = 400
const COMPLAINED = 530

export interface PaidWork {
  uuid: string
  order: DemoOrder
  client: Person
  agentId: string
  /** It is in milliseconds. */
  paidAt: number
}

export async function bringWork(context: Context, { uuid, order, client, agentId, paidAt }: PaidWork) {
  const after = (hours: number) => asOf(context, new Date(paidAt + hours * HOUR_MS))
  const agent = demoActor(context, agentId)
  const { outcome, note } = order
  if (outcome === 'paid') return
  if (outcome === 'left') {
    await leaveOrder(doneBy(after(LEFT), client), client, uuid, 'card')
    return
  }
  await startOrder(doneBy(after(STARTED), agent), agent, uuid, { acceptsRisk: true })
  if (outcome === 'ongoing') return
  if (outcome === 'refunded') {
    await bringRefund(context, { uuid, client, agent, complaint: note, at: paidAt + COMPLAINED * HOUR_MS })
    return bringReview(after(COMPLAINED + 30), after(COMPLAINED + 48), order, { uuid, client, agent })
  }
  if (outcome === 'proposed' || outcome === 'mediated')
    return bringConflict(context, {
      uuid,
      client,
      agent,
      complaint: note,
      isMediated: outcome === 'mediated',
    })

  const isWaiting = outcome === 'with_authority'
  const stage = isWaiting
    ? ({ stage: 'waiting', note } as const)
    : ({ stage: 'filed', note: undefined } as const)
  // Completed orders of the story were pieces of advice, and are never filed.
  if (outcome !== 'completed') {
    await setStage(doneBy(after(FILED), agent), agent, uuid, stage)
    await fileDocuments(context, {
      order: uuid,
      agent,
      documents: order.documents,
      at: paidAt + FILED * HOUR_MS,
    })
  }
  if (outcome !== 'asked' && outcome !== 'completed') return

  await keepCaseFile(
    after(DONE - 1),
    agent,
    uuid,
    await paperOf('Summary of the work', 1),
    completionFile(agent, uuid),
  )
  await askForCompletion(doneBy(after(DONE), agent), agent, uuid, { summary: note })
  if (outcome === 'asked') return

  await acceptOrder(doneBy(after(ACCEPTED), client), client, uuid)
  await bringReview(after(ACCEPTED + 2), after(ACCEPTED + 20), order, { uuid, client, agent })
  // They are found by the times that are free today, not by those of that day.
  await transact(context, (tx) => indexAgent(context, tx, { agent: agentId }))
}

async function bringReview(
  written: Context,
  answered: Context,
  { review }: DemoOrder,
  { uuid, client, agent }: { uuid: string; client: Person; agent: Person },
) {
  if (!review) return
  await writeReview(written, client, uuid, review)
  await replyToReview(answered, agent, uuid, review.reply)
}
