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
}

export type Upload<Reply = unknown> = (file: File, watch: UploadWatch) => Promise<Reply>

/** Sends a file's bytes to a call of the API. `fetch` cannot tell how far an upload is, so this is the older way. */
export const uploadTo =
  <Reply>(path: string, method: 'POST' | 'PUT' = 'POST'): Upload<Reply> =>
  (file, watch) =>
    pending(sendFile(method, path, file, watch).then(read<Reply>))

async function sendFile(method: string, path: string, file: File, watch: UploadWatch) {
  const answer = await send(method, path, file, watch)
  if (answer.status !== 403) return answer
  if (await refreshNonce()) return send(method, path, file, watch)
  announceSignOut()
  return answer
}

interface Answer {
  status: number
  body: string
}

function send(method: string, path: string, file: File, { onProgress, signal }: UploadWatch) {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  request.open(method, `/api${path}`)
  for (const [name, value] of Object.entries(headersOf(file))) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => resolve({ status: request.status, body: request.responseText })
  request.onerror = () => reject(ApiError.unreachable())
  request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}

function headersOf(file: File) {
  const nonce = readNonce()
  return {
    accept: 'application/json',
    'content-type': file.type || mediaTypeOf(file.name, documentFile) || 'application/octet-stream',
    [FILE_NAME_HEADER]: encodeURIComponent(file.name),
    'x-device-id': deviceId(),
    ...personHeader(),
    ...(nonce && { 'x-nonce': nonce }),
  }
}

function read<Reply>(answer: Answer) {
  if (answer.status >= 400) throw ApiError.from(answer)
  return (answer.body === '' ? undefined : JSON.parse(answer.body)) as Reply
}
