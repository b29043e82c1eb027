import { Agent, request } from 'node:http'
import type { Measured } from './processes.ts'

const AT_ONCE = 20
/** The floor reads the name of the call from it. */
export const CALL = 'x-call'

/** A call that writes, sent once. */
export interface Post {
  /** It is like no other: the floor knows by it what to write. */
  name: string
  path: string
  headers: Record<string, string>
  payload?: object
}

export interface Rate {
  perSecond: number
  p99Ms: number
}

/** Sends each call once, twenty at a time. */
export async function rateOf(server: Measured, calls: Post[]): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const took: number[] = []
  const waiting = calls.values()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const call of waiting) took.push(await send(agent, server, call))
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  const sorted = took.toSorted((one, other) => one - other)
  return { perSecond: calls.length / seconds, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** Answers how long it took. */
function send(agent: Agent, { address }: Measured, { name, path, headers, payload }: Post) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const begun = performance.now()
  const text = payload && JSON.stringify(payload)
  const ofText = text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const sent = request(address + path, {
    agent,
    method: 'POST',
    headers: { ...headers, [CALL]: name, ...ofText },
  })
  sent.on('error', reject)
  sent.on('response', (answer) => {
    answer.resume()
    answer.on('end', () =>
      Math.floor((answer.statusCode ?? 500) / 100) === 2
        ? resolve(performance.now() - begun)
        : reject(new Error(`${path} was answered with ${answer.statusCode}`)),
    )
  })
  sent.end(text)
  return promise
}
