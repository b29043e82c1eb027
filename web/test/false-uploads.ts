import { act } from 'react'
import { vi } from 'vitest'

interface Sent {
  /** `POST /orders/1/documents/2/versions` */
  call: string
  file: File | null
  headers: Record<string, string>
}

type Answer = { status: number; body: object } | 'cut'

export const taken = (data: unknown): Answer => ({ status: 201, body: { data } })
export const refusedFile = (status: number, message: string): Answer => ({
  status,
  body: { message, code: 'invalid', request_id: 'r1', errors: [{ field: 'file', message }] },
})

/** The browser's older way of sending, which tells how far it is. Answers in this order; the last one stands for all that follow. */
export function falseUploads(...inOrder: [Answer, ...Answer[]]) {
  const sent: Sent[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {}
      onload?: () => void
      onerror?: () => void
      status = 0
      responseText = ''
      call = ''
      headers: Record<string, string> = {}
      open(method: string, url: string) {
        this.call = `${method} ${url.replace(/^\/api/, '')}`
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value
      }
      send(file: File | null) {
        sent.push({ call: this.call, file, headers: this.headers })
        const answer = inOrder.length > 1 ? inOrder.shift() : inOrder[0]
        if (!answer || answer === 'cut') return queueMicrotask(() => this.onerror?.())
        this.status = answer.status
        this.responseText = JSON.stringify(answer.body)
        queueMicrotask(() => this.onload?.())
      }
      abort() {}
    },
  )
  return sent
}

export const aPaper = (name = 'passport.pdf', type = 'application/pdf') => new File(['x'], name, { type })

/** Chooses files as the browser's own dialog does. */
export const chooseFiles = (input: HTMLInputElement, ...files: File[]) =>
  act(async () => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
