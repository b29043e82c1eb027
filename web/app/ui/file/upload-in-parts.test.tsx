import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../test/render.tsx'
import { CutNote } from './cut-note.tsx'
import { parseCutUploads, readCutUploads, writeCutUploads } from './kept-uploads.ts'
import { uploadInParts } from './upload-in-parts.ts'

const path = '/orders/1/documents/2/versions'
beforeEach(() => sessionStorage.clear())
const file = () => new File([new Uint8Array(2_300_000).fill(7)], 'passport.pdf', { type: 'application/pdf' })

interface Call {
  method: string
  url: string
  bytes: number
  headers: Record<string, string>
}

/** A server that keeps parts, behind a line that can be cut; `cuts` names calls whose answer is lost. */
function fakeLine({
  cuts = [],
  refusals = {},
  isForgotten = () => false,
}: {
  cuts?: number[]
  refusals?: Record<number, number>
  isForgotten?: () => boolean
} = {}) {
  const calls: Call[] = []
  let arrived = 0
  const asked = vi.fn(async (url: string, { method }: { method: string }) => {
    if (method === 'POST') arrived = 0
    if (method === 'GET' && isForgotten())
      return new Response(JSON.stringify({ code: 'not_found', message: 'Not found' }), { status: 404 })
    asked.mock.lastCall?.push(url)
    return new Response(JSON.stringify({ data: { id: 'u1', arrived } }), { status: 201 })
  })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {}
      onload?: () => void
      onerror?: () => void
      status = 0
      responseText = ''
      call: Call = { method: '', url: '', bytes: 0, headers: {} }
      open(method: string, url: string) {
        this.call = { method, url, bytes: 0, headers: {} }
        calls.push(this.call)
      }
      setRequestHeader(name: string, value: string) {
        this.call.headers[name] = value
      }
      send(body: Blob | null) {
        this.call.bytes = body?.size ?? 0
        const turn = calls.length
        this.upload.onprogress?.({ loaded: 1, total: 2 })
        const at = Number(/at=(\d+)/.exec(this.call.url)?.[1] ?? -1)
        if (at === arrived && !refusals[turn]) arrived += this.call.bytes
        this.status = refusals[turn] ?? 200
        this.responseText = JSON.stringify({ data: { id: 'u1', arrived } })
        queueMicrotask(() => (cuts.includes(turn) ? this.onerror?.() : this.onload?.()))
      }
      abort() {}
    },
  )
  return { calls, asked }
}

function watching() {
  const waits: boolean[] = []
  const watch = {
    onProgress: vi.fn(),
    onWaiting: (isWaiting: boolean) => void waits.push(isWaiting),
    signal: new AbortController().signal,
  }
  return { watch, waits }
}

/** The line is back as soon as somebody waits for it. */
const comesBack = () =>
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    if (name === 'online') queueMicrotask(() => (listener as () => void)())
  })

test('a large file goes in parts, and its call names them', async () => {
  const { calls } = fakeLine()
  const { watch, waits } = watching()
  await uploadInParts(path)(file(), watch)
  expect(calls.map(({ method, url, bytes }) => [method, url, bytes])).toEqual([
    ['PUT', '/api/uploads/u1?at=0', 1_000_000],
    ['PUT', '/api/uploads/u1?at=1000000', 1_000_000],
    ['PUT', '/api/uploads/u1?at=2000000', 300_000],
    ['POST', `/api${path}`, 0],
  ])
  expect(calls.at(-1)?.headers).toMatchObject({
    'x-upload-id': 'u1',
    'x-file-name': 'passport.pdf',
    'content-type': 'application/pdf',
  })
  expect(waits).toEqual([])
  expect(watch.onProgress).toHaveBeenLastCalledWith((2_000_000 + 150_000) / 2_300_000)
})

test('after a cut it goes on where the server is, also where only the answer was lost', async () => {
  comesBack()
  const { calls } = fakeLine({ cuts: [2, 4] })
  const { watch, waits } = watching()
  await uploadInParts(path)(file(), watch)
  expect(calls.map(({ url }) => url.replace(/.*(at=|\/)/, ''))).toEqual([
    '0',
    '1000000',
    '1000000',
    '2000000',
    '2000000',
    'versions',
  ])
  expect(waits).toEqual([true, false, true, false])
})

test('an answer to the call itself that was lost is asked for again', async () => {
  comesBack()
  const { calls } = fakeLine({ cuts: [4] })
  await uploadInParts(path)(file(), watching().watch)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('a refusal ends it, and tried again it goes on unless the file itself was refused', async () => {
  const { calls, asked } = fakeLine({ refusals: { 4: 409, 5: 415 } })
  const same = file()
  await expect(uploadInParts(path)(same, watching().watch)).rejects.toMatchObject({ status: 409 })
  await expect(uploadInParts(path)(same, watching().watch)).rejects.toMatchObject({ status: 415 })
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(3)
  await uploadInParts(path)(same, watching().watch)
  expect(asked.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(2)
})

test('what a reload of the page cut goes on where it was, once the same file is chosen again', async () => {
  const { calls } = fakeLine({ refusals: { 2: 500 } })
  const chosen = (name = 'passport.pdf') =>
    new File([new Uint8Array(2_300_000)], name, { type: 'application/pdf', lastModified: 1 })
  const upload = uploadInParts(path)
  await expect(upload(chosen(), watching().watch)).rejects.toMatchObject({ status: 500 })
  await render(<CutNote path={path} />)
  expect(document.body.textContent).toContain('“passport.pdf” stopped at 43%')
  // The file that is chosen after a reload is another object.
  await upload(chosen(), watching().watch)
  expect(calls.map(({ url }) => url.replace(/.*(at=|\/)/, ''))).toEqual([
    '0',
    '1000000',
    '1000000',
    '2000000',
    'versions',
  ])
  expect(readCutUploads()).toBe('')
})

test('a part whose answer the reload cut is not sent again: the server is asked what came', async () => {
  const { calls } = fakeLine({ refusals: { 2: 500 } })
  const chosen = () => new File([new Uint8Array(2_300_000)], 'a.pdf', { lastModified: 1 })
  const upload = uploadInParts(path)
  await expect(upload(chosen(), watching().watch)).rejects.toMatchObject({ status: 500 })
  // The page was left before it noted the first part.
  writeCutUploads(parseCutUploads(readCutUploads()).map((cut) => ({ ...cut, arrived: 0 })))
  await upload(chosen(), watching().watch)
  expect(calls.map(({ url }) => url.replace(/.*(at=|\/)/, ''))).toEqual([
    '0',
    '1000000',
    '1000000',
    '2000000',
    'versions',
  ])
})

test.each([
  ['asked for', {}, true],
  ['sent to', { 3: 404 }, false],
])('a file that the server has given up when it is %s begins anew', async (_when, more, isGone) => {
  const { calls, asked } = fakeLine({ refusals: { 2: 500, ...more }, isForgotten: () => isGone })
  const chosen = () => new File([new Uint8Array(2_300_000)], 'a.pdf', { lastModified: 1 })
  const upload = uploadInParts(path)
  await expect(upload(chosen(), watching().watch)).rejects.toMatchObject({ status: 500 })
  await upload(chosen(), watching().watch)
  expect(asked.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(2)
  expect(calls.at(-1)?.url).toBe(`/api${path}`)
})

test('a small file goes in one piece', async () => {
  const { calls } = fakeLine()
  await uploadInParts(path)(new File(['x'], 'a.pdf'), watching().watch)
  expect(calls.map(({ method, url }) => [method, url])).toEqual([['POST', `/api${path}`]])
})
