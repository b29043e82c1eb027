import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { browserApi } from './browser.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { fetchFile } from './fetch-file.ts'
import { onOtherPerson, onSignOut } from './session-news.ts'
import { showPerson } from './shown-person.ts'

const sent = () => network.mock.calls.map(([path]) => path as string)
const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

const purposes = () => Response.json({ data: { items: [], pagination: { next_cursor: null } } })
const refusal = (status: number, code: string) =>
  Response.json({ message: 'No.', code, request_id: 'r1' }, { status })
const heartbeat = (nonce?: string) =>
  new Response(null, { status: nonce ? 200 : 401, headers: nonce ? { 'x-nonce': nonce } : {} })

function answers(...replies: (Response | Error)[]) {
  for (const reply of replies) {
    if (reply instanceof Response) network.mockResolvedValueOnce(reply)
    else network.mockRejectedValueOnce(reply)
  }
}

const cut = () => new TypeError('network error')

beforeEach(() => {
  vi.useFakeTimers()
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way jsdom forgets one
  document.cookie = 'token=; max-age=0'
})

async function call() {
  const outcome = browserApi('GET /purposes').then(
    () => 'answered',
    (error: ApiError) => error,
  )
  await vi.runAllTimersAsync()
  return outcome
}

describe('when the network fails', () => {
  test('the call is tried three times more', async () => {
    answers(cut(), cut(), cut(), purposes())
    expect(await call()).toBe('answered')
    expect(sent()).toHaveLength(4)
  })

  test('after that it is refused as unreachable', async () => {
    answers(cut(), cut(), cut(), cut())
    const error = await call()
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, code: 'unreachable' })
    expect(sent()).toHaveLength(4)
  })

  test('all tries of a write carry one idempotency key', async () => {
    answers(cut(), Response.json({ data: { id: '1' } }, { status: 201 }))
    const body = { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' }
    const answered = browserApi('POST /contact-messages', { body }, { idempotencyKey: 'k-1' })
    await vi.runAllTimersAsync()
    await answered
    const keys = network.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'))
    expect(keys).toEqual(['k-1', 'k-1'])
  })

  test('a refusal of the server is no network failure', async () => {
    answers(refusal(500, 'internal'))
    expect(await call()).toMatchObject({ status: 500, message: 'No.', requestId: 'r1' })
    expect(sent()).toHaveLength(1)
  })
})

describe('when nobody waits for the answer any more', () => {
  /** A call that is given up after so long; the network fails as the browser's does then. */
  async function givenUp(afterMs: number) {
    const controller = new AbortController()
    const { signal } = controller
    network.mockImplementation(async (_, init) => {
      init.signal?.throwIfAborted()
      throw await new Promise<Error>((fail) => {
        init.signal?.addEventListener('abort', () => fail(init.signal?.reason))
        setTimeout(() => fail(cut()), 100)
      })
    })
    const outcome = browserApi('GET /purposes', {}, { signal }).catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(afterMs)
    const before = sent().length
    controller.abort()
    await vi.runAllTimersAsync()
    return { error: await outcome, before }
  }

  test('the call under way is not sent again, and ends as one that was given up', async () => {
    const { error } = await givenUp(50)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(error).not.toBeInstanceOf(ApiError)
    expect(sent()).toHaveLength(1)
  })

  test('the pause before another try ends with one that sends nothing', async () => {
    const { error, before } = await givenUp(250)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(before).toBe(1)
    expect(sent()).toHaveLength(2)
    expect(network.mock.lastCall?.[1].signal?.aborted).toBe(true)
  })
})

describe('when the nonce is stale', () => {
  const signedOut = vi.fn()
  let forget = () => {}
  beforeEach(() => {
    signedOut.mockReset()
    forget = onSignOut(signedOut)
  })
  afterEach(() => forget())

  test('it is renewed and the call goes again with the new one', async () => {
    answers(refusal(403, 'nonce_expired'), heartbeat('fresh'), purposes())
    expect(await call()).toBe('answered')
    expect(sent()).toEqual(['/api/purposes', '/api/heartbeat', '/api/purposes'])
    expect(new Headers(network.mock.calls[2]?.[1].headers).get('x-nonce')).toBe('fresh')
    expect(signedOut).not.toHaveBeenCalled()
  })

  test('a second 403 stands: it is tried once only', async () => {
    answers(refusal(403, 'nonce_expired'), heartbeat('fresh'), refusal(403, 'nonce_expired'))
    expect(await call()).toMatchObject({ status: 403 })
    expect(sent()).toHaveLength(3)
  })

  test('a refused renewal signs the person out', async () => {
    answers(refusal(403, 'nonce_expired'), heartbeat())
    expect(await call()).toMatchObject({ status: 403 })
    expect(signedOut).toHaveBeenCalledOnce()
  })

  test.each([
    ['is too busy', () => new Response(null, { status: 503 })],
    ['fails', () => new Response(null, { status: 502 })],
    ['is cut off', () => cut()],
  ])('a renewal for which the server %s signs nobody out', async (_, renewal) => {
    answers(refusal(403, 'nonce_expired'), renewal(), refusal(403, 'nonce_expired'))
    expect(await call()).toMatchObject({ status: 403 })
    expect(signedOut).not.toHaveBeenCalled()
  })

  test('what a renewal brings after signing out is not kept', async () => {
    writeCookie('role', 'subscriber')
    answers(refusal(403, 'nonce_expired'))
    network.mockImplementationOnce(async () => {
      forgetSession()
      return heartbeat('of a session that is over')
    })
    answers(refusal(403, 'nonce_expired'))
    await call()
    expect(readCookie('token')).toBeNull()
    expect(readCookie('role')).toBeNull()
    expect(signedOut).not.toHaveBeenCalled()
  })

  test('a renewal that takes too long counts as success', async () => {
    answers(refusal(403, 'nonce_expired'), new DOMException('slow', 'TimeoutError'), purposes())
    expect(await call()).toBe('answered')
    expect(signedOut).not.toHaveBeenCalled()
  })
})

test('every request asks for JSON: calls, the heartbeat and files', async () => {
  answers(refusal(403, 'nonce_expired'), heartbeat('new'), purposes())
  await call()
  answers(new Response(new Blob(['a file'])))
  await fetchFile('/pictures/one', 'one.webp')
  const asked = network.mock.calls.map(([, init]) => new Headers(init.headers).get('accept'))
  expect(asked).toEqual(Array(4).fill('application/json'))
})

describe('when the session goes on under another cookie', () => {
  const renewed = (nonce: string) =>
    Response.json({ data: { is_a: 'consultant', switched: true } }, { headers: { 'x-nonce': nonce } })

  test('a call sent with the one before goes again, and nobody sees it', async () => {
    const switched = Promise.withResolvers<Response>()
    network.mockReturnValueOnce(switched.promise)
    answers(refusal(401, 'not_signed_in'), purposes())
    const change = browserApi('POST /account/switch', { body: { to: 'consultant' } })
    const read = call()
    await vi.runAllTimersAsync()
    expect(sent()).toEqual(['/api/account/switch', '/api/purposes'])
    switched.resolve(renewed('of the new mode'))
    await change
    expect(await read).toBe('answered')
    expect(new Headers(network.mock.lastCall?.[1].headers).get('x-nonce')).toBe('of the new mode')
  })

  test('one that is over stays over', async () => {
    answers(refusal(401, 'not_signed_in'))
    expect(await call()).toMatchObject({ status: 401 })
    expect(sent()).toHaveLength(1)
  })
})

describe('when somebody else has signed in in another tab', () => {
  const left = vi.fn()
  let forget = () => {}
  beforeEach(() => {
    left.mockReset()
    forget = onOtherPerson(left)
    showPerson('ada')
  })
  afterEach(() => {
    forget()
    showPerson(null)
  })
  const beatOf = (person: string) =>
    new Response(null, {
      status: 204,
      headers: { 'x-nonce': 'n', 'x-role': 'subscriber', 'x-person': person },
    })

  test('every call says whose page sends it; once it is refused, the tab leaves', async () => {
    answers(refusal(403, 'other_person'), beatOf('bo'), refusal(403, 'other_person'))
    expect(await call()).toMatchObject({ status: 403 })
    expect(new Headers(network.mock.calls[0]?.[1].headers).get('x-person')).toBe('ada')
    expect(left).toHaveBeenCalledOnce()
  })

  test('a heartbeat of the same person leaves nothing', async () => {
    answers(refusal(403, 'nonce_expired'), beatOf('ada'), purposes())
    expect(await call()).toBe('answered')
    expect(left).not.toHaveBeenCalled()
  })
})
