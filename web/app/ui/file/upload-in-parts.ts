import { PART_BYTES, UPLOAD_HEADER } from '@sojourn/contract/calls/file'
import type { Upload as Begun } from '@sojourn/contract/calls/uploads'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { begin } from '../../fast-pages/pending.ts'
import { cutUploadOf, forgetUpload, rememberUpload } from './cut-uploads.ts'
import { fileHeaders, read, sendBytes, type Upload, type UploadWatch, uploadTo } from './upload-file.ts'

/** A smaller file goes in one piece: sending it again takes no longer than asking where it stopped. */
const LEAST_BYTES = 250_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000
/** A line that is dead without a word. */
const LONGEST_PART_MS = 90_000

/** Uploads that were begun and not handed over, so that one tried again goes on where it was. */
const begun = new WeakMap<File, Begun>()

/** Sends a file in parts to a call that takes `x-upload-id`. When the line is cut it waits and goes on by itself. */
export const uploadInParts = <Reply>(path: string, method: 'POST' | 'PUT' = 'POST'): Upload<Reply> => {
  const whole = uploadTo<Reply>(path, method)
  const upload: Upload<Reply> = async (file, given) => {
    if (file.size < LEAST_BYTES) return whole(file, given)
    const watch = onlyChanges(given)
    const go = () =>
      persistently(watch, () => sendInParts<Reply>({ method, path, file }, watch)).catch((error) => {
        if (watch.signal.aborted || isUseless(error)) giveUp(path, file)
        throw error
      })
    const wasCut = !begun.has(file) && cutUploadOf(path, file) !== undefined
    // The server may have given up what was cut long ago.
    return go().catch((error) => {
      if (wasCut && error instanceof ApiError && error.status === 404) return go()
      throw error
    })
  }
  return Object.assign(upload, { path })
}

interface Where {
  method: string
  path: string
  file: File
}

async function sendInParts<Reply>({ method, path, file }: Where, watch: UploadWatch) {
  const { id } = await sendParts(path, file, watch)
  const headers = { ...fileHeaders(file), [UPLOAD_HEADER]: id }
  const reply = read<Reply>(await sendBytes({ method, path, body: null, headers }, quiet(watch)))
  begun.delete(file)
  forgetUpload(path, file)
  return reply
}

async function sendParts(path: string, file: File, watch: UploadWatch) {
  const keep = (known: Begun) => {
    begun.set(file, known)
    rememberUpload(path, file, known)
    return known
  }
  const cut = begun.has(file) ? undefined : cutUploadOf(path, file)
  let upload = keep(
    begun.get(file) ?? (cut ? await askWhatCame(cut.id, watch) : await beginUpload(file, watch)),
  )
  while (upload.arrived < file.size) {
    const { id, arrived } = upload
    const onProgress = (share: number) => {
      watch.onWaiting?.(false)
      watch.onProgress((arrived + share * Math.min(PART_BYTES, file.size - arrived)) / file.size)
    }
    const answer = await sendBytes(
      {
        method: 'PUT',
        path: `/uploads/${id}?at=${arrived}`,
        body: file.slice(arrived, arrived + PART_BYTES),
        headers: { 'content-type': 'application/octet-stream' },
        timeoutMs: LONGEST_PART_MS,
      },
      { ...watch, onProgress },
    )
    upload = keep(read<{ data: Begun }>(answer).data)
  }
  return upload
}

/** The page may have been left before it heard that a part came. */
async function askWhatCame(id: string, { signal }: UploadWatch) {
  const { data } = await browserApi('GET /uploads/{id}', { params: { id } }, { signal })
  return data
}

async function beginUpload(file: File, { signal }: UploadWatch) {
  const body = { size: file.size }
  const { data } = await browserApi(
    'POST /uploads',
    { body },
    { signal, idempotencyKey: crypto.randomUUID() },
  )
  return data
}

/** Somebody is told once that the line is gone, and once that it is back. */
function onlyChanges(watch: UploadWatch): UploadWatch {
  let was = false
  const onWaiting = (isWaiting: boolean) => {
    if (isWaiting === was) return
    was = isWaiting
    watch.onWaiting?.(isWaiting)
  }
  return { ...watch, onWaiting }
}

const quiet = (watch: UploadWatch): UploadWatch => ({ ...watch, onProgress: () => {} })

/** Tries again when the line may be back, for as long as the page is open and the upload is not cancelled. */
async function persistently<T>(watch: UploadWatch, work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const end = begin()
    try {
      return await work()
    } catch (error) {
      if (watch.signal.aborted || !isPassing(error)) throw error
    } finally {
      end()
    }
    watch.onWaiting?.(true)
    await lineMayBeBack(pause, watch.signal)
  }
}

/** Without an answer, or with one that may be another in a moment. */
const isPassing = (error: unknown) => error instanceof ApiError && [0, 429, 503].includes(error.status)

/** The file is none we take, or the upload is not there any more: tried again, it begins anew. */
const isUseless = (error: unknown) => error instanceof ApiError && [404, 413, 415, 422].includes(error.status)

function lineMayBeBack(pause: number, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, pause)
  window.addEventListener('online', () => resolve(), { once: true, signal })
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}

function giveUp(path: string, file: File) {
  const upload = begun.get(file)
  forgetUpload(path, file)
  if (!upload) return
  begun.delete(file)
  void browserApi('DELETE /uploads/{id}', { params: { id: upload.id } }).catch(() => {})
}
