import type { Visibility } from '@sojourn/contract/supply/discovery'
import { isOnLeave, type Leave } from '../agents/is-on-leave.ts'

type HiddenBy = Visibility['hidden_by'][number]['code']

export interface AgentToFind extends Leave {
  verified_at: Date | null
  suspended_at: Date | null
  deleted_at: Date | null
  deletion_due_at: Date | null
}

/** It does not matter what they offer. */
export function hiddenBy(agent: AgentToFind, now: Date): HiddenBy[] {
  const hiding: HiddenBy[] = []
  if (!agent.verified_at) hiding.push('not_verified')
  if (agent.suspended_at) hiding.push('suspended')
  if (agent.deletion_due_at) hiding.push('leaving')
  if (isOnLeave(agent, now)) hiding.push('on_leave')
  return hiding
}

export const mayBeFound = (agent: AgentToFind, now: Date) =>
  !agent.deleted_at && hiddenBy(agent, now).length === 0
