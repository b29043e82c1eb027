import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import type { ComponentType } from 'react'
import type { ActProps } from './act-props.ts'
import { AcceptWork, AskForChanges, AskForCompletion, WithdrawCompletionRequest } from './completion-acts.tsx'
import { AnswerExtension, AskForMoreTime, WithdrawExtension } from './extension-acts.tsx'
import { StageButton } from './stage-button.tsx'
import { AgreeEarlyStart, StartWork } from './start-acts.tsx'
import type { WorkAct } from './work-step.ts'

/** Each act with its button, and the question or the form that the button asks before. */
const ACTS: Record<WorkAct, ComponentType<ActProps>> = {
  start: StartWork,
  agree_early_start: AgreeEarlyStart,
  ask_completion: AskForCompletion,
  withdraw_request: WithdrawCompletionRequest,
  accept_request: AcceptWork,
  ask_changes: AskForChanges,
  set_stage: ({ look, work }) => <StageButton {...look} work={work} />,
  ask_extension: AskForMoreTime,
  withdraw_extension: WithdrawExtension,
  answer_extension: AnswerExtension,
}

interface Props {
  order: Order
  work: OrderWork
  act: WorkAct
  /** It is the one thing to do. */
  primary: boolean
}

export function WorkButton({ order, work, act, primary }: Props) {
  const Act = ACTS[act]
  return (
    <Act order={order} work={work} look={{ uuid: order.uuid, variant: primary ? 'primary' : 'secondary' }} />
  )
}
