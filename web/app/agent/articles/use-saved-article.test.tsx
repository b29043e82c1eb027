import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cut, falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { render } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import { queryClient } from '../../session/query-client.ts'
import { keepLocalCopy, readLocalCopy } from './local-copy.ts'
import { useSavedArticle } from './use-saved-article.ts'

beforeEach(() => {
  vi.useFakeTimers()
  showPerson('amara')
  queryClient().clear()
})

const ID = '0190a0a0-0000-7000-8000-000000000007'
const CALL = `PATCH /account/consultant/articles/${ID}`
const SHOW = `GET /account/consultant/articles/${ID}`
const ELSEWHERE = refused(409, 'changed_elsewhere', 'This article was changed.')

const article = (more: Partial<OwnArticle> = {}) =>
  ({
    id: ID,
    version: 3,
    title: 'As it was',
    category: null,
    description: '',
    services: [],
    ...more,
  }) as OwnArticle
const written = (title: string) => ({ title, category: '', description: '', services: [] })

async function open(one = article()) {
  let saved: ReturnType<typeof useSavedArticle> | undefined
  function Editor() {
    saved = useSavedArticle(one)
    return null
  }
  await render(
    <QueryClientProvider client={queryClient()}>
      <Editor />
    </QueryClientProvider>,
  )
  return () => {
    if (!saved) throw new Error('Not rendered')
    return saved
  }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('what is typed is saved over the version it was typed on, and then kept here no longer', async () => {
  const network = falseNetwork()
  network.answers(CALL, ok(article({ title: 'Newer', version: 4 })))
  const now = await open()
  act(() => now().change({ title: 'Newer' }))
  expect(readLocalCopy(ID)).toEqual({ version: 3, written: written('Newer') })
  await pass(5000)
  expect(network.calls(CALL).map(({ body }) => body)).toMatchObject([{ title: 'Newer', version: 3 }])
  expect([readLocalCopy(ID), now().version()]).toEqual([null, 4])
})

test('without a network it stays in this browser, and goes once the network is back', async () => {
  const network = falseNetwork()
  network.answers(CALL, cut)
  const now = await open()
  act(() => now().change({ title: 'Newer' }))
  await pass(5000)
  expect(readLocalCopy(ID)?.written.title).toBe('Newer')
  network.answers(CALL, ok(article({ title: 'Newer', version: 4 })))
  await act(async () => void dispatchEvent(new Event('online')))
  await pass(5000)
  expect([now().version(), readLocalCopy(ID)]).toEqual([4, null])
})

test('a tab that was closed before it saved brings its words back and saves them', async () => {
  const network = falseNetwork()
  network.answers(CALL, ok(article({ title: 'Left behind', version: 4 })))
  keepLocalCopy(ID, { version: 3, written: written('Left behind') })
  const now = await open()
  expect([now().written.title, now().conflict]).toEqual(['Left behind', false])
  await pass(5000)
  expect(network.calls(CALL)).toHaveLength(1)
})

test('words that were saved while nobody heard the answer are those of no other tab', async () => {
  const network = falseNetwork()
  const typed = '<p><a href="https://a.example" target="_blank">A link</a></p>'
  const cleaned = '<p><a href="https://a.example" rel="nofollow ugc noopener">A link</a></p>'
  network.answers(CALL, ok(article({ description: cleaned })))
  keepLocalCopy(ID, { version: 2, written: { ...written('As it was'), description: typed } })
  const now = await open(article({ description: cleaned }))
  await pass(5000)
  expect(network.calls(CALL).map(({ body }) => body)).toMatchObject([{ description: typed, version: 2 }])
  expect([now().conflict, now().version(), readLocalCopy(ID)]).toEqual([false, 3, null])
})

test('words typed on an older version are shown, and saved over nothing until one decides', async () => {
  const network = falseNetwork()
  network.answers(CALL, ELSEWHERE)
  keepLocalCopy(ID, { version: 2, written: written('Mine') })
  const now = await open(article({ title: 'Theirs' }))
  await pass(5000)
  expect([now().written.title, now().conflict]).toEqual(['Mine', true])
  act(() => now().change({ title: 'Mine too' }))
  await pass(20_000)
  expect(network.calls(CALL).map(({ body }) => body)).toMatchObject([{ title: 'Mine', version: 2 }])
  expect(readLocalCopy(ID)?.written.title).toBe('Mine too')
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('of two tabs, choosing %s ends with “%s”', async (whose, title) => {
  const network = falseNetwork()
  network.answers(CALL, ELSEWHERE, ok(article({ title, version: 10 })))
  network.answers(SHOW, ok(article({ title: 'Theirs', version: 9 })))
  const now = await open()
  act(() => now().change({ title: 'Mine' }))
  await pass(5000)
  expect(now().conflict).toBe(true)
  await act(async () => {
    await now().settle(whose)
  })
  await pass(5000)
  expect([now().conflict, now().written.title]).toEqual([false, title])
  expect(network.calls(CALL).at(-1)?.body).toMatchObject({ title, version: 9 })
  expect(readLocalCopy(ID)).toBeNull()
})

test('what could not be saved is tried again by itself every ten seconds, and no more once it is', async () => {
  const network = falseNetwork()
  network.answers(CALL, refused(503, 'unavailable', 'We are back soon.'))
  const now = await open()
  act(() => now().change({ title: 'Newer' }))
  await pass(1_000)
  expect(now().state).toEqual({ problem: 'We are back soon.', mayRetry: true })
  await pass(10_000)
  expect(network.calls(CALL)).toHaveLength(2)
  network.answers(CALL, ok(article({ title: 'Newer', version: 4 })))
  await pass(10_000)
  expect(now().state).toBe('saved')
  await pass(60_000)
  expect(network.calls(CALL)).toHaveLength(3)
})

test('what the server refuses for good is not sent again by itself', async () => {
  const network = falseNetwork()
  const wrong = [{ field: 'title', message: 'please use plain text' }]
  network.answers(CALL, refused(422, 'invalid', 'Please check it.', wrong))
  const now = await open()
  act(() => now().change({ title: 'Newer' }))
  await pass(60_000)
  expect(network.calls(CALL)).toHaveLength(1)
  expect(now().state).toEqual({ problem: 'please use plain text', mayRetry: false })
  expect(readLocalCopy(ID)?.written.title).toBe('Newer')
  network.answers(CALL, ok(article({ title: 'Mended', version: 4 })))
  act(() => now().change({ title: 'Mended' }))
  await pass(1_000)
})

test('what is typed while a saving is under way is saved after it, over the version that came back', async () => {
  const network = falseNetwork()
  const first = held(ok(article({ title: 'One', version: 4 })))
  network.answers(CALL, first.reply, ok(article({ title: 'Two', version: 5 })))
  const now = await open()
  act(() => now().change({ title: 'One' }))
  await pass(1_000)
  act(() => now().change({ title: 'Two' }))
  await pass(1_000)
  expect(network.calls(CALL)).toHaveLength(1)
  first.release()
  await pass(1_000)
  expect(network.calls(CALL).map(({ body }) => body)).toMatchObject([
    { title: 'One', version: 3 },
    { title: 'Two', version: 4 },
  ])
  expect([now().version(), readLocalCopy(ID), now().written.title]).toEqual([5, null, 'Two'])
})

test('what was typed while a saving was under way keeps its copy until that is saved too', async () => {
  const network = falseNetwork()
  const first = held(ok(article({ title: 'One', version: 4 })))
  const second = held(ok(article({ title: 'Two', version: 5 })))
  network.answers(CALL, first.reply, second.reply)
  const now = await open()
  act(() => now().change({ title: 'One' }))
  await pass(1_000)
  act(() => now().change({ title: 'Two' }))
  first.release()
  await pass(1_000)
  expect([now().version(), network.calls(CALL).length]).toEqual([4, 2])
  expect(readLocalCopy(ID)?.written.title).toBe('Two')
  second.release()
  await pass(1_000)
  expect(readLocalCopy(ID)).toBeNull()
})

test('a short article is saved even when the page goes, a long one as browsers allow', async () => {
  const network = falseNetwork()
  network.answers(CALL, ok(article({ version: 4 })))
  const now = await open()
  // Browsers refuse to keep more than 64 KiB alive.
  for (const length of [100, 59_000, 66_000]) {
    act(() => now().change({ description: `<p>${'x'.repeat(length)}</p>` }))
    await pass(5_000)
  }
  expect(network.calls(CALL).map(({ keepalive }) => keepalive)).toEqual([true, true, false])
})

test('a copy that says what is saved already is forgotten without a word', async () => {
  const network = falseNetwork()
  keepLocalCopy(ID, { version: 2, written: written('As it was') })
  const now = await open()
  await pass(20_000)
  expect([readLocalCopy(ID), now().conflict, now().state]).toEqual([null, false, 'untouched'])
  expect(network.calls(CALL)).toHaveLength(0)
})

test('a title that is longer than can be kept is kept as far as it can', async () => {
  const network = falseNetwork()
  network.answers(CALL, ok(article({ version: 4 })))
  const now = await open()
  act(() => now().change({ title: 'x'.repeat(250) }))
  await pass(1_000)
  expect(network.calls(CALL)[0]?.body).toMatchObject({ title: 'x'.repeat(200) })
  expect(now().written.title).toHaveLength(250)
})
