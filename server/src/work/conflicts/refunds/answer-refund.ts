import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { answerBy } from '../reply-times.ts'
import { settleRequest } from '../settle-request.ts'
import { showConflict } from '../show-conflict.ts'
import { findRequest, type RequestRow, setConflict, setRequest } from '../store.ts'
import { type Taken, takeConflict, type Which } from '../take-conflict.ts'
import { proposalMachine } from './refund-state.ts'

interface Answer {
  answer: 'accept' | 'reject' | 'withdraw'
  text: string | null
}

export const answerRefund = (
  context: Context,
  actor: Person,
  which: Which & { rid: string },
  { answer, text }: Answer,
) =>
  transact(context, async (tx) => {
    const taken = await takeConflict(tx, actor, which)
    const request = await findRequest(tx, which.rid)
    if (request?.conflict_id !== taken.conflict.id) throw new Refusal('not_found')
    if (request.status !== 'pending') throw refusalOf(proposalMachine[answer])
    const isOwn = request.made_by === taken.side
    if ((answer === 'withdraw') !== isOwn)
      throw notNow(isOwn ? 'You cannot answer your own proposal.' : 'Only whoever made it can take it back.')
    if (answer === 'accept') await accept(context, tx, taken, request)
    else await refuse(context, tx, taken, request, { answer, text })
    return showConflict(context, actor, which, tx)
  })

async function accept(context: Context, tx: Tx, { order, side, conflict }: Taken, request: RequestRow) {
  if (request.made_by === 'staff') {
    const agreed = { client_agrees: request.client_agrees, agent_agrees: request.agent_agrees }
    agreed[`${side}_agrees`] = true
    await setRequest(tx, request.id, { ...agreed, updated_at: context.clock.now() })
    if (!agreed.client_agrees || !agreed.agent_agrees) return
  }
  await settleRequest(acting(context, side), tx, { order, conflict, request })
}

async function refuse(
  context: Context,
  tx: Tx,
  { order, side, conflict }: Taken,
  request: RequestRow,
  { answer, text }: Answer & { answer: 'reject' | 'withdraw' },
) {
  const now = context.clock.now()
  const isDirect = conflict.status === 'direct'
  await perform(acting(context, side), tx, proposalMachine[answer], request, {
    patch: { answer: text, answered_at: now, updated_at: now },
    told: { along: { order, text, isAtTeam: !isDirect } },
  })
  if (isDirect) await setConflict(tx, conflict.id, { reply_by: await answerBy(context, tx), updated_at: now })
}
