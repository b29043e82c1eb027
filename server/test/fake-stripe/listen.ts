import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { API_VERSION, type Book, newId } from './book.ts'
import { accountOf, calls } from './calls.ts'
import { StripeFailure } from './failure.ts'
import { Form } from './form.ts'

/** A fault happens on the line, or with the request. */
export interface Fault {
  kind: 'cut before' | 'cut after' | 'hang before' | 'hang after' | 'fail before' | 'fail after' | 'garble'
  /** A client may repeat a request by itself. */
  times: number
  later?: number
}

interface Answer {
  status: number
  body: unknown
}

interface Kept {
  /** The key first came with it. */
  mark: string
  answer: Answer | null
}

/** Stripe's door: who asks, in which version, with which key. */
export async function listen(book: Book, secretKey: string) {
  const kept = new Map<string, Kept>()
  const fault: { next: Fault | null } = { next: null }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const now = takeFault()
    const [kind, when] = (now?.kind.split(' ') ?? []) as [string?, string?]
    if (when === 'before') return misbehave(kind, request, response)
    const answer = await carryOut(request, body)
    if (when === 'after') return misbehave(kind, request, response)
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': newId('req') })
    response.end(kind === 'garble' ? '<html>' : JSON.stringify(answer.body, null, 2))
  })

  function takeFault() {
    const { next } = fault
    if (!next) return null
    if (next.later) {
      next.later--
      return null
    }
    if (--next.times === 0) fault.next = null
    return next
  }

  async function carryOut(request: IncomingMessage, body: string): Promise<Answer> {
    const { method = '', url = '', headers } = request
    const key = headers['idempotency-key']
    if (method !== 'POST' || typeof key !== 'string') return await answerTo(request, body)
    const mark = createHash('sha256').update(`${method} ${url}\n${body}`).digest('hex')
    const known = kept.get(key)
    if (known && known.mark !== mark) {
      return idempotency(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      )
    }
    if (known) {
      return (
        known.answer ??
        idempotency(409, 'There is currently another in-progress request using this Idempotent Key.')
      )
    }
    const keep: Kept = { mark, answer: null }
    kept.set(key, keep)
    // Others come in between, as they do on a line.
    await turn()
    const answer = await answerTo(request, body)
    // A request that was never begun, such as one with a mistake in it, leaves its key free.
    if (answer.status === 400 || answer.status === 404) kept.delete(key)
    keep.answer = answer
    return answer
  }

  async function answerTo(
    { method = '', url = '', headers }: IncomingMessage,
    body: string,
  ): Promise<Answer> {
    try {
      if (headers.authorization !== `Bearer ${secretKey}`)
        throw new StripeFailure(401, { type: 'authentication_error', message: 'Invalid API Key provided' })
      if (headers['stripe-version'] !== API_VERSION)
        throw new Error(`Not our version: ${headers['stripe-version']}`)
      const { pathname, search } = new URL(url, 'http://stripe')
      const form = new Form(method === 'GET' ? search.slice(1) : body)
      const { handler, id } = route(method, pathname)
      const account = accountOf(book, headers['stripe-account'] as string | undefined)
      const answer = handler({ book, form, id, account })
      return { status: 200, body: book.sendAlong(answer, form.list('expand')) }
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      return { status: error.status, body: { error: error.said } }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    fault,
    /** Stripe forgets keys that are older than a day. */
    forgetKeys: () => kept.clear(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(kind: string | undefined, request: IncomingMessage, response: ServerResponse) {
  if (kind === 'cut') request.socket.destroy()
  if (kind !== 'fail') return
  response.writeHead(503, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { type: 'api_error', message: 'Please try again' } }))
}

const idempotency = (status: number, message: string): Answer => ({
  status,
  body: { error: { type: 'idempotency_error', message } },
})

const ROUTES = Object.entries(calls).map(([name, handler]) => {
  const [method, path = ''] = name.split(' ')
  return { method, pattern: new RegExp(`^${path.replace('*', '([^/]+)')}$`), handler }
})

function route(method: string, path: string) {
  for (const { method: asked, pattern, handler } of ROUTES) {
    const found = method === asked ? pattern.exec(path) : null
    if (found) return { handler, id: found[1] ?? '' }
  }
  throw new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}
