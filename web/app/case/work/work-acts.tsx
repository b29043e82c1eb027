import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import type { ButtonLook } from '../../ui/button/button-face.tsx'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'
import type { WorkAct } from './work-step.ts'

/** Each has a dialog of its own: an extension is answered by one of two buttons. */
export type WorkPress =
  | Exclude<WorkAct, 'answer_extension'>
  | 'agree_to_extension'
  | 'decline_extension'
  | 'accept_early'

interface Face extends Pick<ButtonLook, 'variant' | 'icon'> {
  label: string
}

const FACES: Record<WorkPress, Face> = {
  start: { label: t('Start the work'), icon: 'plane' },
  agree_early_start: { label: t('Let the work begin now'), variant: 'secondary' },
  ask_completion: { label: t('Ask for completion'), icon: 'check' },
  withdraw_request: { label: t('Withdraw the request'), variant: 'secondary' },
  accept_request: { label: t('Accept the work'), icon: 'check' },
  accept_early: { label: t('Accept the work now'), variant: 'quiet' },
  ask_changes: { label: t('Ask for changes') },
  set_stage: { label: t('Change the stage') },
  ask_extension: { label: t('Ask for more time'), variant: 'quiet', icon: 'clock' },
  withdraw_extension: { label: t('Withdraw the request for more time'), variant: 'quiet' },
  agree_to_extension: { label: t('Agree') },
  decline_extension: { label: t('Decline'), variant: 'secondary' },
}

interface Props {
  order: Order
  work: OrderWork
  /** It is the one thing to do. */
  primary?: boolean
}

export function PressButton({ order, work, press, primary = false }: Props & { press: WorkPress }) {
  const face = FACES[press]
  const label = press === 'start' && work.own_risk_until ? t('Start at my own risk') : face.label
  return (
    <DialogButton
      variant={primary ? 'primary' : 'secondary'}
      {...face}
      label={label}
      source={() => import('./work-dialog.tsx')}
      asked={{ order, work, label, press }}
    />
  )
}

/** The button of an act, or the buttons of an answer. */
export const WorkButton = ({ act, ...given }: Props & { act: WorkAct }) =>
  act === 'answer_extension' ? (
    <>
      <PressButton {...given} press="agree_to_extension" />
      <PressButton {...given} press="decline_extension" />
    </>
  ) : (
    <PressButton {...given} press={act} />
  )
