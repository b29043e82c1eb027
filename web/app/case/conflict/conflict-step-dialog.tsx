import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import type { Side } from '../../words/order-words.ts'
import { conflictChanged } from './conflict-queries.ts'

export interface ConflictStepProps extends Opened {
  label: string
  params: { uuid: string; cid: string }
  step: 'ask_team' | 'withdraw'
  side: Side
}

/** A step that is asked about once more before it is taken. */
export default function ConflictStepDialog({ label, params, step, side, open, onClose }: ConflictStepProps) {
  const queries = useQueryClient()
  const action = useAction()

  async function go() {
    const done = await action.run(() =>
      browserApi('PATCH /orders/{uuid}/conflicts/{cid}', { params, body: { step } }),
    )
    onClose()
    if (done) toast.success(said[step])
    await conflictChanged(queries)
  }

  return (
    <ConfirmModal open={open} title={`${label}?`} confirm={label} onConfirm={go} onClose={onClose}>
      <p>{step === 'withdraw' ? withdrawWords[side] : teamWords}</p>
    </ConfirmModal>
  )
}

const said = { ask_team: t('Our team is asked.'), withdraw: t('The conflict is withdrawn.') }

const teamWords = t(
  'Our team reads both sides and proposes a solution or decides. Until then you can still agree with each other, but silence accepts nothing any more.',
)

const withdrawWords: Record<Side, string> = {
  client: t(
    'The conflict closes, and the order goes on. Nothing is refunded. The conflict does not make the clearance period of a completed order longer. A new conflict needs another reason, or something new.',
  ),
  agent: t(
    'The conflict closes, and the order goes on. Nothing is refunded. The days of the conflict are not added to your time for the work. A new conflict needs another reason, or something new.',
  ),
}
