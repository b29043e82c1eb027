import { expect, onTestFinished, vi } from 'vitest'

interface Call {
  body: unknown
  /** The idempotency key it carries. */
  key: string | null
  /** Goes on when the page goes. */
  keepalive: boolean
  query: URLSearchParams
}

/** Answers a call, or throws where the network is cut. */
export type Reply = (call: Call) => Response | Promise<Response>

export const ok =
  (data: unknown, status = 200): Reply =>
  () =>
    Response.json({ data }, { status })

export const listOf = (...items: unknown[]) => ok({ items, pagination: { next_cursor: null } })

export const refused =
  (status: number, code: string, message: string, errors: { field: string; message: string }[] = []): Reply =>
  () =>
    Response.json({ message, code, request_id: 'r1', errors }, { status })

/** Nothing comes back. */
export const cut: Reply = () => Promise.reject(new TypeError('network error'))

/** An answer that comes when the test says so. */
export function held(reply: Reply) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const later: Reply = (call) => promise.then(() => reply(call))
  return { reply: later, release: () => resolve() }
}

/** A false network, told beforehand what each call is answered with. A call it was told nothing of fails the test. */
export function falseNetwork() {
  const replies = new Map<string, Reply[]>()
  const calls: [address: string, call: Call][] = []
  const unknown: string[] = []

  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const address = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`
    const call = {
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      key: new Headers(init.headers).get('idempotency-key'),
      keepalive: init.keepalive === true,
      query: searchParams,
    }
    calls.push([address, call])
    const left = replies.get(address) ?? []
    const reply = left.length > 1 ? left.shift() : left[0]
    if (reply) return reply(call)
    unknown.push(address)
    return Response.json({ message: 'Nobody expected this call.' }, { status: 404 })
  })
  onTestFinished(() => expect(unknown, 'calls nobody expected').toEqual([]))

  return {
    /** In this order; the last one stands for all that follow. */
    answers(address: string, ...inOrder: [Reply, ...Reply[]]) {
      replies.set(address, inOrder)
    },
    calls: (address: string) => calls.filter(([one]) => one === address).map(([, call]) => call),
  }
}
