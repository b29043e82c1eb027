import { LANGUAGE } from '@sojourn/contract/words/language'
import { pending } from '../fast-pages/pending.ts'
import { type Answer, makeApi, type SendInit } from './api.ts'
import { ApiError } from './api-error.ts'
import { browserZone } from './browser-zone.ts'
import { deviceId } from './device.ts'
import { keepNonce, readNonce, refreshNonce } from './nonce.ts'
import { personHeader } from './shown-person.ts'
import { announceSignOut } from './sign-out.ts'

const NETWORK_RETRIES = 3
const FIRST_WAIT_MS = 300

/** Writes on their way: any of them may change what the session is known by. */
const writes = new Set<Promise<Answer>>()

/** Calls the API from the browser: a network error is tried up to three times more, a stale nonce is renewed once. */
async function send(path: string, init: SendInit): Promise<Answer> {
  const nonce = readNonce()
  const answer = await sendPersistently(path, init)
  if (answer.status === 401 && (await isRenewedSince(nonce))) return sendPersistently(path, init)
  if (answer.status !== 403) return answer
  if (await refreshNonce()) return sendPersistently(path, init)
  announceSignOut()
  return answer
}

/** A new mode or password gives the session another cookie; what was sent with the one before is refused, and may go again. */
async function isRenewedSince(nonce: string | null) {
  await Promise.allSettled(writes)
  const now = readNonce()
  return now !== null && now !== nonce
}

async function sendPersistently(path: string, init: SendInit, triesLeft = NETWORK_RETRIES): Promise<Answer> {
  try {
    return await noted(init, sendOnce(path, init))
  } catch (error) {
    if (init.signal?.aborted) throw error
    if (triesLeft === 0) throw ApiError.unreachable()
    await wait(FIRST_WAIT_MS * 2 ** (NETWORK_RETRIES - triesLeft))
    return sendPersistently(path, init, triesLeft - 1)
  }
}

function noted({ method }: SendInit, answer: Promise<Answer>) {
  if (method === 'GET' || method === 'HEAD') return answer
  writes.add(answer)
  return answer.finally(() => writes.delete(answer))
}

async function sendOnce(path: string, init: SendInit): Promise<Answer> {
  const nonce = readNonce()
  const response = await fetch(`/api${path}`, {
    ...init,
    credentials: 'same-origin',
    headers: {
      ...init.headers,
      'x-device-id': deviceId(),
      'x-timezone': browserZone(),
      'x-language': LANGUAGE,
      ...personHeader(),
      ...(nonce && { 'x-nonce': nonce }),
    },
  })
  keepNonce(response.headers)
  return { status: response.status, body: await response.text() }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const browserApi = makeApi((path, init) => pending(send(path, init)))
