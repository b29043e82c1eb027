import { hasLine } from '@sojourn/contract/talk/conversation-words'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { announceLine } from './announce.ts'
import { addStep } from './message-store.ts'
import { joinQuestion } from './questions/join-question.ts'
import { letStaffGo, openConversationOf, openUnlessAsked } from './store.ts'

interface StepOfOrder {
  order: string
  step: string
  name?: string
  /** The name is of this document. */
  document?: string
  /** It names the stage that was accepted, in a case that goes on. */
  stage?: string
  /** The time of the meeting that it is about. */
  starts_at?: string
  by: By
}

/** The conversation of a paid order opens, with its first line. */
export async function openConversation(context: Context, tx: Tx, step: StepOfOrder) {
  if (!(await openUnlessAsked(tx, step.order))) {
    await joinQuestion(context, tx, step.order)
    await openConversationOf(tx, step.order)
  }
  await addLine(context, tx, step)
}

/** Says between the messages what happened with the order. An order nobody paid has no conversation. */
export async function addLine(context: Context, tx: Tx, told: StepOfOrder) {
  const { order, step, name, document, stage, starts_at, by } = told
  if (!hasLine(step)) return
  const line = {
    where: { order },
    step,
    subject: name ?? stage ?? null,
    document_id: document ?? null,
    offer_id: null,
    by_side: sideOf(by),
    about_at: starts_at ? new Date(starts_at) : null,
    created_at: context.clock.now(),
  }
  const added = await addStep(tx, line)
  if (added) announceLine(context, tx, { ...added, step })
}

/** Our team and the clock are on neither side. */
export const sideOf = ({ mode }: By) => (mode === 'client' || mode === 'agent' ? mode : null)

/** The conflict is over: our team leaves. */
export const leaveAsStaff = ({ clock }: Context, tx: Tx, { order }: { order: string }) =>
  letStaffGo(tx, order, clock.now())
