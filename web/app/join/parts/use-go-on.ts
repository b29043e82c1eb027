import { startOf } from '@sojourn/contract/paths/start-of'
import type { Role } from '@sojourn/contract/people/auth'
import { LANGUAGE } from '@sojourn/contract/words/language'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { readCookie } from '../../api/cookies.ts'

/**
 * After signing in: the client to goals, the agent to services, staff to the desk, unless a target is given. Who pressed
 * before the page knew its target is led there too: by the time they are signed in it does.
 */
export function useGoOn(target: string | null) {
  const navigate = useNavigate()
  const newest = useRef(target)
  newest.current = target
  return (role: Role) => {
    const address = newest.current ?? startOf(role)
    // The pages one works in are in the language of the account, which may be another than that of this page.
    const language = readCookie('language')
    if (language && language !== LANGUAGE) return location.replace(address)
    return navigate(address, { replace: true })
  }
}
