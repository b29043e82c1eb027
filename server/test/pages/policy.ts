import type { LightMyRequestResponse } from 'fastify'
import type { Document } from 'jsdom'
import { expect } from 'vitest'

type Answer = Pick<LightMyRequestResponse, 'headers'>

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])

export const nonceOf = (answer: Answer) => /'nonce-([\w-]{22,})'/.exec(policyOf(answer))?.[1]

/** These stand on every answer, whatever it is. */
export function expectGuarded(answer: Answer, what?: string) {
  expect(policyOf(answer), what).toContain("frame-ancestors 'none'")
  expect(policyOf(answer), what).not.toMatch(/unsafe-(inline|eval)|\*|https?:/)
  expect(answer.headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
  })
}

/** Structured data is read, not run: it needs no nonce. */
const BARE = 'style:not([nonce]), script:not([nonce]):not([type="application/ld+json"])'

/** Scripts and styles of a page run by the nonce of its policy or not at all. */
export function expectOnlyOf(nonce: string | undefined, document: Document) {
  const nonces = [...document.querySelectorAll('[nonce]')].map((part) => part.getAttribute('nonce'))
  expect(new Set(nonces)).toEqual(new Set([nonce]))
  expect([...document.querySelectorAll(BARE)].map((part) => part.textContent)).toEqual([])
  const inline = [...document.querySelectorAll('*')].flatMap((part) =>
    [...part.attributes].filter(({ name }) => /^(style|on.+)$/.test(name)).map(({ name }) => name),
  )
  expect(inline).toEqual([])
}
