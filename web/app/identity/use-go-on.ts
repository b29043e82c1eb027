import type { Role } from '@sojourn/contract/auth'
import { useNavigate } from 'react-router'
import { startOf } from './start-of.ts'

/** After signing in: the client to goals, the agent to services, staff to the desk, unless a target is given. */
export function useGoOn(target: string | null) {
  const navigate = useNavigate()
  return (role: Role) => navigate(target ?? startOf(role), { replace: true })
}
