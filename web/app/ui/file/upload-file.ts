import { documentFile, FILE_NAME_HEADER, mediaTypeOf } from '@sojourn/contract/calls/file'
import { ApiError } from '../../api/api-error.ts'
import { deviceId } from '../../api/device.ts'
import { readNonce, refreshNonce } from '../../api/nonce.ts'
import { personHeader } from '../../api/shown-person.ts'
import { announceSignOut } from '../../api/sign-out.ts'
import { pending } from '../../fast-pages/pending.ts'

export interface UploadWatch {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
  /** The line is gone, or back: the upload waits and goes on by itself. */
  onWaiting?: (isWaiting: boolean) => void
}

export interface Upload<Reply = unknown> {
  (file: File, watch: UploadWatch): Promise<Reply>
  /** The call it sends to, where a file goes in parts. */
  path?: string
}

/** Sends a file's bytes to a call of the API. `fetch` cannot tell how far an upload is, so this is the older way. */
export const uploadTo =
  <Reply>(path: string, method: 'POST' | 'PUT' = 'POST'): Upload<Reply> =>
  (file, watch) =>
    pending(sendBytes({ method, path, body: file, headers: fileHeaders(file) }, watch).then(read<Reply>))

interface Sent {
  method: string
  path: string
  body: Blob | null
  headers: Record<string, string>
  timeoutMs?: number
}

export async function sendBytes(sent: Sent, watch: UploadWatch) {
  const answer = await send(sent, watch)
  if (answer.status !== 403) return answer
  if (await refreshNonce()) return send(sent, watch)
  announceSignOut()
  return answer
}

interface Answer {
  status: number
  body: string
}

function send({ method, path, body, headers, timeoutMs = 0 }: Sent, { onProgress, signal }: UploadWatch) {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  request.open(method, `/api${path}`)
  for (const [name, value] of Object.entries({ ...headers, ...sessionHeaders() }))
    request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => resolve({ status: request.status, body: request.responseText })
  request.timeout = timeoutMs
  request.onerror = () => reject(ApiError.unreachable())
  request.ontimeout = request.onerror
  request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(body)
  return promise
}

export const fileHeaders = (file: File) => ({
  'content-type': file.type || mediaTypeOf(file.name, documentFile) || 'application/octet-stream',
  [FILE_NAME_HEADER]: encodeURIComponent(file.name),
})

function sessionHeaders() {
  const nonce = readNonce()
  return {
    accept: 'application/json',
    'x-device-id': deviceId(),
    ...personHeader(),
    ...(nonce && { 'x-nonce': nonce }),
  }
}

export function read<Reply>(answer: Answer) {
  if (answer.status >= 400) throw ApiError.from(answer)
  return (answer.body === '' ? undefined : JSON.parse(answer.body)) as Reply
}
