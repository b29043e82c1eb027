import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { uploadTo } from './upload-file.ts'

const file = new File(['x'], 'Été 2026.odt')

/** The browser's request, answered by the test. */
function fakeRequest(...statuses: number[]) {
  const sent: { method: string; url: string; headers: Record<string, string> }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {}
      onload?: () => void
      onabort?: () => void
      status = 0
      responseText = '{"data":{"id":"1"}}'
      open(method: string, url: string) {
        sent.push({ method, url, headers: {} })
      }
      setRequestHeader(name: string, value: string) {
        sent.at(-1)!.headers[name] = value
      }
      send() {
        const status = statuses.shift()
        if (status === undefined) return
        this.upload.onprogress?.({ loaded: 1, total: 4 })
        this.status = status
        queueMicrotask(() => this.onload?.())
      }
      abort() {
        this.onabort?.()
      }
    },
  )
  return sent
}

const watch = (signal = new AbortController().signal) => ({ onProgress: vi.fn(), signal })

test('the bytes go raw, with type, name and device, and progress is told', async () => {
  const sent = fakeRequest(201)
  const watching = watch()
  expect(await uploadTo('/orders/1/documents')(file, watching)).toEqual({ data: { id: '1' } })
  expect(watching.onProgress).toHaveBeenCalledWith(0.25)
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/orders/1/documents',
    headers: {
      'content-type': 'application/vnd.oasis.opendocument.text',
      'x-file-name': '%C3%89t%C3%A9%202026.odt',
      'x-device-id': expect.any(String),
    },
  })
})

test('a stale page renews its nonce once and sends again', async () => {
  const sent = fakeRequest(403, 201)
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'x-nonce': 'fresh' } }))
  await uploadTo('/files')(file, watch())
  expect(sent).toHaveLength(2)
  expect(sent[1]?.headers['x-nonce']).toBe('fresh')
})

test('a refusal is the server’s own, a cancelled upload ends', async () => {
  fakeRequest(413)
  await expect(uploadTo('/files')(file, watch())).rejects.toBeInstanceOf(ApiError)
  fakeRequest()
  const controller = new AbortController()
  const upload = uploadTo('/files')(file, watch(controller.signal))
  controller.abort()
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
})
