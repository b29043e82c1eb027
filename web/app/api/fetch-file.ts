import { pending } from '../fast-pages/pending.ts'
import { ApiError } from './api-error.ts'
import { deviceId } from './device.ts'
import { personHeader } from './shown-person.ts'

/** A call that answers with a file; a refusal is the same error as of any other call. */
export const fetchFile = (path: string, fallbackName: string) => pending(fetchOnce(path, fallbackName))

async function fetchOnce(path: string, fallbackName: string) {
  const response = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'x-device-id': deviceId(), ...personHeader() },
  }).catch(() => {
    throw ApiError.unreachable()
  })
  if (!response.ok) throw ApiError.from({ status: response.status, body: await response.text() })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { content: await response.blob(), name: name ?? fallbackName }
}
