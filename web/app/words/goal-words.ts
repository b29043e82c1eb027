import type { Goal } from '@sojourn/contract/work/goals'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

/** Each status by its code: the filter's word, and how its mark looks. */
export const goalStates: Record<string, { name: string; icon: IconName; tone: Tone }> = {
  '0': { name: 'Draft', icon: 'edit', tone: 'plain' },
  '2': { name: 'In Progress', icon: 'plane', tone: 'action' },
  '1': { name: 'Approved', icon: 'check', tone: 'success' },
  '-1': { name: 'Rejected', icon: 'close', tone: 'danger' },
}

/** In the order a journey takes. */
export const goalCodes = ['0', '2', '1', '-1']

export const stateOf = ({ status: [code, name] }: Pick<Goal, 'status'>) =>
  goalStates[String(code)] ?? { name, icon: 'goal' as const, tone: 'plain' as const }

/** Where agents for a goal are found. */
export const agentsFor = ({ id, destination_country, purpose }: Goal) => ({
  country: destination_country.id.toLowerCase(),
  purpose: purpose.id,
  goalId: String(id),
})

export const ordersCounted = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`

/** What is decided stays as it is; so do the words it was decided about. */
export const isDecided = (goal: Pick<Goal, 'decided_on'>) => goal.decided_on !== null
