import type { Role } from '@sojourn/contract/people/auth'
import type { OutsideProblem } from '@sojourn/contract/people/outside'
import type { OutsideOutcome } from './finish-outside-login.ts'

const LOGIN = '/p/auth/login'

const HOME: Record<Role, string> = {
  subscriber: '/p/client/goals',
  consultant: '/p/agent/services',
  unverified_consultant: '/p/agent/services',
  staff: '/p/staff',
}

/** Where the browser goes on once it is back from a provider. */
export function wayFrom(outcome: OutsideOutcome): string {
  const { returnTo } = outcome
  switch (outcome.kind) {
    case 'signed_in':
      return returnTo ?? HOME[outcome.session.role]
    case 'two_step':
      return withQuery(LOGIN, { challenge: outcome.challengeId, return_to: returnTo })
    case 'linked':
      return returnTo ?? '/'
    case 'problem':
      return outcome.isLink && returnTo
        ? withQuery(returnTo, { problem: outcome.problem })
        : wayToProblem(outcome.problem, returnTo)
  }
}

export const wayToProblem = (problem: OutsideProblem, returnTo: string | null) =>
  withQuery(LOGIN, { problem, return_to: returnTo })

function withQuery(path: string, added: Record<string, string | null>) {
  const [before = '', hash] = path.split('#')
  const query = new URLSearchParams(
    Object.entries(added).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return `${before}${before.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
