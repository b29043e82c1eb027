import { setTimeout } from 'node:timers/promises'
import type { Browser } from '../people.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 100
/** The node is gone or full, or one wrote too much this minute. */
const LATER = [429, 502, 503, 504]

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of any call
  body: any
}

/** Asks one node after the other until one of them answers, as a browser behind a balancer does. */
export function triesBothNodes(browser: Browser, nodes: readonly string[], first: number) {
  let turn = first

  async function once(method: string, path: string, body?: object): Promise<Answer | null> {
    const address = nodes[turn % nodes.length]
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        'x-device-id': browser.device,
        'x-forwarded-for': `10.0.${first >> 8}.${first & 255}`,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(browser.nonce && { 'x-nonce': browser.nonce }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    browser.nonce = answer.headers.get('x-nonce') ?? browser.nonce
    return { status: answer.status, body: method === 'HEAD' ? null : await answer.json() }
  }

  return async (method: string, path: string, body?: object): Promise<Answer> => {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      const answer = await once(method, path, body).catch(() => null)
      if (answer && !LATER.includes(answer.status)) return answer
      if (performance.now() > until) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
      if (answer?.status !== 429) turn += 1
      await setTimeout(PAUSE_MS)
    }
  }
}
export type Ask = ReturnType<typeof triesBothNodes>
