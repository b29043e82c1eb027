import type { FileRule } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { fileQueue } from './file-queue.ts'
import { fileProblem } from './file-rules.ts'
import type { Upload } from './upload-file.ts'

interface Given<Reply> {
  rule: FileRule
  multiple: boolean
  upload: Upload<Reply>
  onUploaded: ((reply: Reply, file: File) => void) | undefined
}

const UPLOAD_FAILED = t('The upload was interrupted.')
export const WAITS = t('The connection was lost. The upload continues when it is back.')
const GOES_ON = t('The connection is back. The upload continues.')

/** Sends chosen files as soon as they are chosen; each can be cancelled, tried again and removed by itself. */
export function useUploads<Reply>({ rule, multiple, upload, onUploaded }: Given<Reply>) {
  const [queue, tell] = useReducer(fileQueue, [])
  const [said, setSaid] = useState('')
  const { begin, stop, end } = useRunning()
  const lastId = useRef(0)

  async function send(id: number, file: File) {
    const controller = begin(id)
    try {
      const onProgress = (share: number) => tell({ kind: 'moved on', id, share })
      const onWaiting = (isWaiting: boolean) => {
        tell({ kind: 'waits', id, isWaiting })
        setSaid(`${file.name}: ${isWaiting ? WAITS : GOES_ON}`)
      }
      const reply = await upload(file, { onProgress, onWaiting, signal: controller.signal })
      if (controller.signal.aborted) return
      tell({ kind: 'done', id })
      setSaid(t('{file} is uploaded', { file: file.name }))
      onUploaded?.(reply, file)
    } catch (error) {
      if (controller.signal.aborted) return
      const message = fieldSentence(error) ?? sentenceOf(error, UPLOAD_FAILED)
      tell({ kind: 'failed', id, message, canRetry: !isRefused(error) })
      setSaid(`${file.name}: ${message}`)
    } finally {
      end(id, controller)
    }
  }

  function choose(files: readonly File[]) {
    const chosen = (multiple ? files : files.slice(0, 1)).map((file) => ({ id: ++lastId.current, file }))
    if (chosen.length === 0) return
    if (!multiple) for (const { id } of queue) stop(id)
    tell({ kind: 'chosen', files: chosen, rule, multiple })
    for (const { id, file } of chosen) {
      const problem = fileProblem(file, rule)
      if (problem) setSaid(`${file.name}: ${problem}`)
      else void send(id, file)
    }
  }

  function remove(id: number) {
    stop(id)
    tell({ kind: 'removed', id })
  }

  function retry(id: number, file: File) {
    tell({ kind: 'tried again', id })
    void send(id, file)
  }

  return { queue, said, choose, remove, retry }
}

/** Files are on their way here; none goes on once nobody shows them. */
function useRunning() {
  const running = useRef(new Map<number, AbortController>())

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  return {
    begin(id: number) {
      const controller = new AbortController()
      running.current.set(id, controller)
      return controller
    },
    stop: (id: number) => running.current.get(id)?.abort(),
    end(id: number, controller: AbortController) {
      if (running.current.get(id) === controller) running.current.delete(id)
    },
  }
}

/** The server's word on this file is said for good: sending it again changes nothing. */
const isRefused = (error: unknown) => error instanceof ApiError && [413, 415, 422].includes(error.status)

const fieldSentence = (error: unknown) => (error instanceof ApiError ? error.fields[0]?.message : undefined)
