import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../api/browser.ts'
import { writeCookie } from '../api/cookies.ts'
import { sayAfterReload } from '../ui/feedback/say-after-reload.ts'
import type { ShellAccount } from './account.ts'

export type Switching = Pick<ShellAccount, 'role' | 'switched'>

export const otherMode = (role: ShellAccount['role']) => (role === 'subscriber' ? 'consultant' : 'subscriber')

/** Changes the mode and begins anew at an address: everything one sees depends on it. */
export async function switchMode({ role, switched }: Switching, address: string) {
  // Away from home, the call without a body leads back.
  const { data } = await browserApi(
    'POST /account/switch',
    switched ? undefined : { body: { to: otherMode(role) } },
  )
  writeCookie('role', data.is_a)
  sayAfterReload(t('Account switched successfully!'))
  location.assign(address)
}
