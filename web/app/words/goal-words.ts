import { goalStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}
type State = keyof typeof goalStatus

/** Each status in words, in the order a journey takes. */
const words: Record<State, Words> = {
  draft: { name: t('Draft'), icon: 'edit', tone: 'plain' },
  in_progress: { name: t('In Progress'), icon: 'plane', tone: 'action' },
  approved: { name: t('Approved'), icon: 'check', tone: 'success' },
  rejected: { name: t('Rejected'), icon: 'close', tone: 'danger' },
}

/** Each by the code that stands in the address. */
export const goalChoices = (Object.keys(words) as State[]).map((state) => ({
  value: String(goalStatus[state][0]),
  label: words[state].name,
}))

export function stateOf({ status }: Pick<Goal, 'status'>): Words {
  const state = stateIn(goalStatus, status)
  return state ? words[state] : { name: status[1], icon: 'goal', tone: 'plain' }
}

export const agentsFor = ({ id, destination_country, purpose, programme }: Goal) => ({
  country: destination_country.id.toLowerCase(),
  purpose: purpose.id,
  ...(programme && { visa: programme.id }),
  goalId: String(id),
})

export const ordersCounted = (count: number) =>
  t('{count, plural, one {# order} other {# orders}}', { count })

/** A decided goal stays as it is; so do the words it was decided about. */
export const isDecided = (goal: Pick<Goal, 'decided_on'>) => goal.decided_on !== null
