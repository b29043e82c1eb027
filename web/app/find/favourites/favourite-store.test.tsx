import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually, render } from '../../../test/render.tsx'
import { wishlistQuery } from '../../queries/favourite-queries.ts'
import { shortlistQuery } from '../../queries/goal-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { favouritesOf } from './favourite-store.ts'

const {
  keep: keepAgent,
  load: loadFavourites,
  toggle: toggleAgent,
  useKept: useFavourites,
} = favouritesOf('consultant')

const AGENTS = ['amara', 'bruno', 'chiara']

/** Numbers from 0 up to 1 that are the same for the same run. */
const chance = (run: number) => {
  let state = Math.imul(run + 1, 0x9e3779b1)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The server's wishlist, and how it is reached: how long a call is on its way, and whether it comes to nothing. */
let kept = new Set<string>()
let onItsWay = async () => {}
let fails = () => false

async function answer(path: string, { method, body }: RequestInit) {
  await onItsWay()
  const refused = method !== 'GET' && fails()
  const answered = refused ? Response.json({}, { status: 500 }) : done(path, method, body)
  await onItsWay()
  return answered
}

function done(path: string, method = 'GET', body?: RequestInit['body']) {
  if (method === 'POST') kept.add(JSON.parse(String(body)).id)
  if (method === 'DELETE') kept.delete(path.split('/').at(-1) ?? '')
  const items = [...kept].map((owner_id) => ({ id: owner_id, owner_id }))
  return Response.json({ data: { items, pagination: {} } })
}

let hearts: ReadonlySet<string>
function Hearts() {
  hearts = useFavourites()
  return null
}

/** Does not wait for its end. */
const begin = (action: () => Promise<unknown>) => act(async () => void action())

const network = vi.fn(answer)

beforeEach(async () => {
  vi.stubGlobal('fetch', network.mockClear())
  kept = new Set()
  onItsWay = async () => {}
  fails = () => false
  await render(<Hearts />)
})

test('hearts show what the server has once all is answered, whatever is pressed and whatever fails', async () => {
  vi.useFakeTimers()
  for (let run = 0; run < 500; run++) {
    const next = chance(run)
    const upTo = (most: number) => Math.floor(next() * most)
    const anAgent = () => AGENTS[upTo(AGENTS.length)] as string
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    const person = `person ${run}`
    kept = new Set(AGENTS.filter(() => next() < 0.5))
    onItsWay = () => new Promise((resolve) => setTimeout(resolve, upTo(100)))
    fails = () => next() < 0.5

    // A visitor of a moment ago pressed the heart before it could be known which are full.
    if (next() < 0.5) await begin(() => keepAgent(anAgent(), true))
    await pass(upTo(3) * 50)
    await begin(() => loadFavourites(person))
    for (let presses = upTo(6); presses > 0; presses--) {
      await begin(() => toggleAgent(person, anAgent()))
      await pass(upTo(3) * 30)
    }
    await pass(5000)
    expect([...hearts].toSorted(), `run ${run}`).toEqual([...kept].toSorted())
  }
}, 60_000)

test('a press is shown before it is answered, and the next one waits for that', async () => {
  await act(() => loadFavourites('somebody'))
  let letGo = () => {}
  onItsWay = () => new Promise((resolve) => (letGo = resolve))
  await begin(() => toggleAgent('somebody', 'amara'))
  expect([...hearts]).toEqual(['amara'])
  await begin(() => toggleAgent('somebody', 'amara'))
  expect([...hearts]).toEqual([])
  const written = () => network.mock.calls.map(([, { method }]) => method).filter((one) => one !== 'GET')
  expect(written()).toEqual(['POST'])
  await eventually(() => {
    letGo()
    expect(written()).toEqual(['POST', 'DELETE'])
  })
  onItsWay = async () => {}
  await eventually(letGo)
})

test('a press brings shortlists up to date; the wishlist one looks at stays until one comes back', async () => {
  const queries = queryClient()
  const asked = { wishlist: vi.fn(async () => []), shortlist: vi.fn(async () => []) }
  const wishlist = () => useQuery({ queryKey: wishlistQuery.queryKey, queryFn: asked.wishlist })
  const Wishlist = () => <p>{wishlist().status}</p>
  const Shortlist = () => (
    <p>{useQuery({ queryKey: shortlistQuery(7).queryKey, queryFn: asked.shortlist }).status}</p>
  )
  await render(
    <QueryClientProvider client={queries}>
      <Wishlist />
      <Shortlist />
    </QueryClientProvider>,
  )
  await act(() => keepAgent('bruno', true))
  await eventually(() => expect(asked.shortlist).toHaveBeenCalledTimes(2))
  expect(asked.wishlist).toHaveBeenCalledTimes(1)

  await render(
    <QueryClientProvider client={queries}>
      <Wishlist />
    </QueryClientProvider>,
  )
  await eventually(() => expect(asked.wishlist).toHaveBeenCalledTimes(2))
})
