import type { Context } from '../../server/src/context.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { evidence } from '../../server/src/work/conflicts/add-evidence.ts'
import { moveConflict } from '../../server/src/work/conflicts/move-conflict.ts'
import { openConflict } from '../../server/src/work/conflicts/open-conflict.ts'
import { answerRefund } from '../../server/src/work/conflicts/refunds/answer-refund.ts'
import { proposeRefund } from '../../server/src/work/conflicts/refunds/propose-refund.ts'
import { keepCaseFile } from '../../server/src/work/documents/case-files/receive-case-file.ts'
import { paperOf } from './bring-documents.ts'
import { asOf } from './past-context.ts'

interface Disputed {
  uuid: string
  client: Person
  agent: Person
  complaint: string
  /** The proposal was rejected, and our team is asked. */
  isMediated: boolean
}

/** A client complains and proposes that half of it comes back; so lately that the agent can still answer. */
export async function bringConflict(
  context: Context,
  { uuid, client, agent, complaint, isMediated }: Disputed,
) {
  const ago = (hours: number, { id }: Person, mode: 'client' | 'agent') => ({
    ...asOf(context, new Date(context.clock.now().getTime() - hours * HOUR_MS)),
    by: { id, mode, requestId: 'demo' },
  })
  const begun = isMediated ? 96 : 48
  const opened = await openConflict(ago(begun, client, 'client'), client, uuid, {
    reason: 'late',
    text: complaint,
  })
  const which = { uuid, cid: opened.id }
  const proposed = await proposeRefund(ago(begun - 12, client, 'client'), client, which, {
    amount: Math.round(opened.refundable.amount / 2),
    destination: 'card',
    continues: false,
    more_days: 0,
    text: 'I take half of it back, and we part as friends.',
  })
  const proof = ago(begun - 13, client, 'client')
  const paper = await paperOf('Messages to the agent', 1)
  await keepCaseFile(proof, client, uuid, paper, evidence(proof, client, which))
  const rid = proposed.refunds[0]?.id
  if (!isMediated || !rid) return
  await answerRefund(
    ago(begun - 36, agent, 'agent'),
    agent,
    { ...which, rid },
    {
      answer: 'reject',
      text: 'Two thirds of the comparison are done. You will have the rest on Friday.',
    },
  )
  await moveConflict(ago(begun - 40, client, 'client'), client, which, { step: 'ask_team', text: null })
}

interface Refunded extends Omit<Disputed, 'isMediated'> {
  /** The time is in milliseconds. */
  at: number
}

/** A client wants all of it back, and the agent agrees; it is kept as credit. */
export async function bringRefund(context: Context, { uuid, client, agent, complaint, at }: Refunded) {
  const after = (hours: number, { id }: Person, mode: 'client' | 'agent') => ({
    ...asOf(context, new Date(at + hours * HOUR_MS)),
    by: { id, mode, requestId: 'demo' },
  })
  const opened = await openConflict(after(0, client, 'client'), client, uuid, {
    reason: 'late',
    text: complaint,
  })
  const which = { uuid, cid: opened.id }
  const proposed = await proposeRefund(after(1, client, 'client'), client, which, {
    amount: opened.refundable.amount,
    destination: 'credit',
    continues: false,
    more_days: 0,
    text: 'Nothing was begun. I would like to have all of it back, as credit if that is quicker.',
  })
  const rid = proposed.refunds[0]?.id
  if (!rid) return
  await answerRefund(after(6, agent, 'agent'), agent, { ...which, rid }, { answer: 'accept', text: null })
}
