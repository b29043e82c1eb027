import { act } from 'react'
import { vi } from 'vitest'
import { find } from './render.tsx'

interface Sent {
  method: string
  url: string
  body: unknown
}

interface Answered {
  status: number
  body: object
}

/** The browser's older kind of request, which tells how far an upload is: answered in this order. */
export function falseUploads(...answers: Answered[]) {
  const sent: Sent[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onload?: () => void
      onerror?: () => void
      status = 0
      responseText = ''
      open(method: string, url: string) {
        sent.push({ method, url: url.replace(/^\/api/, ''), body: undefined })
      }
      setRequestHeader() {}
      send(body: unknown) {
        Object.assign(sent.at(-1) ?? {}, { body })
        const answer = answers.shift()
        if (!answer) return
        this.status = answer.status
        this.responseText = JSON.stringify(answer.body)
        queueMicrotask(() => (answer.status === 0 ? this.onerror?.() : this.onload?.()))
      }
      abort() {}
    },
  )
  return sent
}

/** Chooses a file in the only field for one, or in the one inside of a place. */
export const chooseFile = (file: File, place: ParentNode = document) =>
  act(async () => {
    const input = find<HTMLInputElement>('input[type=file]', place)
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
