import type { ShellAccount } from '../../session/account.ts'

/** Why somebody who is signed in cannot hire this agent; null for who can. */
export function whyNot({ uuid, role, suspension }: ShellAccount, agent: string) {
  if (suspension) return 'Your account is suspended.'
  if (uuid === agent) return 'You cannot hire yourself.'
  if (role === 'staff') return 'Only clients can hire agents.'
  if (role !== 'subscriber') return 'Only clients can hire agents. Switch to client mode to hire.'
  return null
}
