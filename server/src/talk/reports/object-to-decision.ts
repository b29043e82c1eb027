import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { readDecisionLink } from './decision-token.ts'
import { objectionReceived } from './report-mails.ts'
import { reportMachine } from './report-state.ts'
import { showDecision } from './show-decision.ts'
import { lockReport } from './store.ts'
import { writeToSide } from './write-to-side.ts'

/** The side the decision went against has one objection; it waits for another member of staff. */
export async function objectToDecision(context: Context, actor: Actor, token: string, objection: string) {
  const { clock, settings, limits } = context
  await limits.take('report', { ...actor, account: null })
  return transact(context, async (tx) => {
    const { id, side } = readDecisionLink(settings, token, actor)
    const report = await lockReport(tx, id)
    if (!report) throw new Refusal('not_found')
    const decision = await showDecision(context, actor, token, tx)
    const objected = { objection, objected_at: clock.now() }
    if (!decision.may_object) throw refusalOf(reportMachine.appeal)
    await perform(context, tx, reportMachine.appeal, { id }, { patch: objected })
    await writeToSide(context, tx, report, side, objectionReceived(context, report, side))
    return showDecision(context, actor, token, tx)
  })
}
