import { t } from '@sojourn/contract/words/t'
import type { ShellAccount } from '../../session/account.ts'

/** Why somebody who is signed in cannot hire this agent; null for who can. */
export function whyNot({ uuid, role, suspension }: ShellAccount, agent: string) {
  if (suspension) return t('Your account is suspended.')
  if (uuid === agent) return t('You cannot hire yourself.')
  if (role === 'staff') return t('Only clients can hire agents.')
  if (role !== 'subscriber') return t('Only clients can hire agents. Switch to client mode to hire.')
  return null
}
