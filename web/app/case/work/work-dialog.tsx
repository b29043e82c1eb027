import type { ComponentType } from 'react'
import {
  AcceptWork,
  AcceptWorkEarly,
  AskForChanges,
  AskForCompletion,
  WithdrawCompletionRequest,
} from './completion-dialogs.tsx'
import type { WorkDialogProps } from './dialog-props.ts'
import {
  AgreeToExtension,
  AskForMoreTime,
  DeclineExtension,
  WithdrawExtension,
} from './extension-dialogs.tsx'
import { ChangeStage } from './stage-dialog.tsx'
import { AgreeEarlyStart, StartWork } from './start-dialogs.tsx'
import type { WorkPress } from './work-acts.tsx'

/** The question or the form that each press asks before something happens. */
const DIALOGS: Record<WorkPress, ComponentType<WorkDialogProps>> = {
  start: StartWork,
  agree_early_start: AgreeEarlyStart,
  ask_completion: AskForCompletion,
  withdraw_request: WithdrawCompletionRequest,
  accept_request: AcceptWork,
  accept_early: AcceptWorkEarly,
  ask_changes: AskForChanges,
  set_stage: ChangeStage,
  ask_extension: AskForMoreTime,
  withdraw_extension: WithdrawExtension,
  agree_to_extension: AgreeToExtension,
  decline_extension: DeclineExtension,
}

export default function WorkDialog({ press, ...props }: WorkDialogProps & { press: WorkPress }) {
  const Dialog = DIALOGS[press]
  return <Dialog {...props} />
}
