import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { homeAddress } from '../../session/home-address.ts'
import { otherMode, type Switching, switchMode } from '../../session/switch-mode.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'

interface Props {
  account: Switching
  open: boolean
  onClose: () => void
}

const modes = {
  consultant: {
    title: t('Switching to Agent Mode'),
    about: t(
      'You list services and work for clients. Your goals and orders as a client stay where they are.',
    ),
  },
  subscriber: {
    title: t('Switching to Client Mode'),
    about: t('You create goals and hire agents. Your services and orders as an agent stay where they are.'),
  },
}

/** Asks before the mode is changed, which begins anew at home. */
export function ModeSwitch({ account, open, onClose }: Props) {
  const to = otherMode(account.role)

  async function change() {
    try {
      await switchMode(account, homeAddress())
    } catch (error) {
      toast.error(sentenceOf(error, t('an error occurred.')))
      onClose()
    }
  }

  return (
    <ConfirmModal
      open={open}
      title={modes[to].title}
      confirm={t('Switch')}
      onConfirm={change}
      onClose={onClose}
    >
      {modes[to].about}
    </ConfirmModal>
  )
}
