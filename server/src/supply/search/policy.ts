import type { Visibility } from '@sojourn/contract/supply/discovery'

type HiddenBy = Visibility['hidden_by'][number]['code']

export interface AgentToFind {
  verified_at: Date | null
  suspended_at: Date | null
  deleted_at: Date | null
  deletion_due_at: Date | null
  away_from: string | null
  away_until: string | null
}

/** A day is YYYY-MM-DD in UTC. It does not matter what they offer. */
export function hiddenBy(agent: AgentToFind, today: string): HiddenBy[] {
  const hiding: HiddenBy[] = []
  if (!agent.verified_at) hiding.push('not_verified')
  if (agent.suspended_at) hiding.push('suspended')
  if (agent.deletion_due_at) hiding.push('leaving')
  if (isAway(agent, today)) hiding.push('on_leave')
  return hiding
}

export const mayBeFound = (agent: AgentToFind, today: string) =>
  !agent.deleted_at && hiddenBy(agent, today).length === 0

const isAway = ({ away_from, away_until }: AgentToFind, today: string) =>
  away_from !== null && away_until !== null && away_from <= today && today <= away_until
