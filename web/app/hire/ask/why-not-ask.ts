import { t } from '@sojourn/contract/words/t'
import type { ShellAccount } from '../../session/account.ts'

/** Why somebody who is signed in asks no agent; null for who can. */
export function whyNotAsk({ role, suspension }: Pick<ShellAccount, 'role' | 'suspension'>) {
  if (suspension) return t('Your account is suspended.')
  if (role === 'staff') return t('Only clients can ask agents.')
  if (role !== 'subscriber') return t('Only clients can ask agents. Switch to client mode to ask.')
  return null
}
