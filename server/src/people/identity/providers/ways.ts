import { paths } from '@sojourn/contract/paths/paths'
import { startOf } from '@sojourn/contract/paths/start-of'
import type { OutsideProblem } from '@sojourn/contract/people/outside'
import { inLanguage } from '@sojourn/contract/words/languages'
import type { Back, OutsideOutcome } from './finish-outside-login.ts'

/** The browser goes on there once it is back from a provider. */
export const wayFrom = (outcome: OutsideOutcome) => spoken(pathFrom(outcome), outcome)

export const wayToProblem = (problem: OutsideProblem, back: Back) =>
  spoken(pathToProblem(problem, back.returnTo), back)

function pathFrom(outcome: OutsideOutcome): string {
  const { returnTo } = outcome
  switch (outcome.kind) {
    case 'signed_in':
      return returnTo ?? startOf(outcome.session.role)
    case 'two_step':
      return withQuery(paths.login(), { challenge: outcome.challengeId, return_to: returnTo })
    case 'linked':
      return returnTo ?? '/'
    case 'problem':
      return outcome.isLink && returnTo
        ? withQuery(returnTo, { problem: outcome.problem })
        : pathToProblem(outcome.problem, returnTo)
  }
}

const pathToProblem = (problem: OutsideProblem, returnTo: string | null) =>
  withQuery(paths.login(), { problem, return_to: returnTo })

const spoken = (path: string, { language }: Back) => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return language ? inLanguage(language, pathname) + rest : path
}

function withQuery(path: string, added: Record<string, string | null>) {
  const [before = '', hash] = path.split('#')
  const query = new URLSearchParams(
    Object.entries(added).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return `${before}${before.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
