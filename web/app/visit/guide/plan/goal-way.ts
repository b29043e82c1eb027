import { paths } from '@sojourn/contract/paths/paths'
import { useAccountState } from '../../../session/account.ts'

/** A stranger joins first, and is led on to the goal with all their answers. */
export function useGoalWay() {
  const isStranger = useAccountState().kind === 'visitor'
  return (goal: string) => (isStranger ? paths.signUp({ return_to: goal }) : goal)
}
