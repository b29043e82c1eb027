import { sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { writeCookie } from '../api/cookies.ts'
import { paths } from '../paths.ts'
import type { ShellAccount } from '../shells/account.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { sayAfterReload } from '../ui/say-after-reload.ts'
import { toast } from '../ui/toast-store.ts'

interface Props {
  account: Pick<ShellAccount, 'role' | 'switched'>
  open: boolean
  onClose: () => void
}

const modes = {
  consultant: {
    title: 'Switching to Agent Mode',
    about: 'You list services and work for clients. Your goals and orders as a client stay where they are.',
  },
  subscriber: {
    title: 'Switching to Client Mode',
    about: 'You create goals and hire agents. Your services and orders as an agent stay where they are.',
  },
}

export const otherMode = (role: ShellAccount['role']) => (role === 'subscriber' ? 'consultant' : 'subscriber')

/** Changes the mode and begins anew at home: everything one sees depends on it. */
export function ModeSwitch({ account, open, onClose }: Props) {
  const to = otherMode(account.role)

  async function change() {
    try {
      // Away from home, the call without a body leads back.
      const { data } = await browserApi(
        'POST /account/switch',
        account.switched ? undefined : { body: { to } },
      )
      writeCookie('role', data.is_a)
      sayAfterReload('Account switched successfully!')
      location.assign(paths.home())
    } catch (error) {
      toast.error(sentenceOf(error, 'an error occurred.'))
      onClose()
    }
  }

  return (
    <ConfirmModal open={open} title={modes[to].title} confirm="Switch" onConfirm={change} onClose={onClose}>
      {modes[to].about}
    </ConfirmModal>
  )
}
