import { startOf } from '@sojourn/contract/paths/start-of'
import type { Role } from '@sojourn/contract/people/auth'
import { useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * After signing in: the client to goals, the agent to services, staff to the desk, unless a target is given. Who pressed
 * before the page knew its target is led there too: by the time they are signed in it does.
 */
export function useGoOn(target: string | null) {
  const navigate = useNavigate()
  const newest = useRef(target)
  newest.current = target
  return (role: Role) => navigate(newest.current ?? startOf(role), { replace: true })
}
