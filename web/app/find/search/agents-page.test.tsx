import { expect, test } from 'vitest'
import { aFoundAgent, theFacets } from '../../../test/found-agents.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { renderAt } from '../../../test/render.tsx'
import Agents, { clientLoader, loader, meta } from './agents-page.tsx'

const LIST = 'GET /consultants'
const FACETS = 'GET /consultants/facets'

const load = (search: string) =>
  clientLoader({ params: {}, request: new Request(`http://localhost/p/agents${search}`) } as never)

function network({ agents = [aFoundAgent()], facets = theFacets(), next = null as string | null } = {}) {
  const told = falseNetwork()
  told.answers(LIST, ok({ items: agents, pagination: { next_cursor: next } }))
  told.answers(FACETS, ok(facets))
  told.answers(
    'GET /countries/CA',
    ok({ name: 'Canada', visas: [{ id: 'ca/study-permit', name: 'Study permit', rank: 1 }] }),
  )
  return told
}

test('an address asks for its agents in cents and numbers, twelve at a time', async () => {
  const told = network({ next: 'c2' })
  const found = await load(
    '?query=nurse&max_price=1%2C500&min_rating=4.5&sort=price&cursor=c1&goalId=7&evil=1',
  )
  expect(Object.fromEntries(told.calls(LIST)[0]?.query ?? [])).toEqual({
    query: 'nurse',
    max_price: '150000',
    min_rating: '4.5',
    sort: 'price',
    limit: '12',
    cursor: 'c1',
  })
  expect(found).toMatchObject({
    nextCursor: 'c2',
    goalId: '7',
    search: { query: 'nurse', max_price: '1500' },
  })
})

test('the server sends the lists to choose from as one text, and the page reads them as they were', async () => {
  const facets = theFacets({ purposes: [] })
  const { countries, languages, ...rest } = facets
  const replies: Record<string, object> = {
    [LIST]: { items: [aFoundAgent()], pagination: { next_cursor: null } },
    [FACETS]: facets,
  }
  const context = { get: () => ({ api: async (address: string) => ({ data: replies[address] }) }) }
  const request = new Request('http://localhost/p/agents')
  const sent = await loader({ params: {}, request, context } as never)
  expect(sent.lists).toEqual({
    ...{ countries: 'CA|Canada|1204+~DE|Germany|0', purposes: '', languages: 'en|English|9' },
  })
  await renderAt('/p/agents', <Agents {...({ loaderData: sent } as never as Parameters<typeof Agents>[0])} />)
  const boxes = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map(
      ({ value, parentElement }) => `${value} ${parentElement?.textContent}`,
    )
  expect(boxes('country')).toEqual(['CA Canada1,204+', 'DE Germany'])
  expect(boxes('purpose')).toEqual([])
  expect(boxes('language')).toEqual(['en English9'])
  expect(sent.more).toEqual({ total: rest.total, names: {}, is_partial: false, visas: [] })
})

test('a country brings its name and its visas; several bring neither', async () => {
  const told = network()
  expect(await load('?country=ca')).toMatchObject({
    names: { CA: 'Canada' },
    facets: { visas: [{ id: 'ca/study-permit', name: 'Study permit' }] },
  })
  expect(await load('?country=CA,DE')).toMatchObject({ facets: { visas: [] } })
  expect(told.calls('GET /countries/CA')).toHaveLength(1)
})

test('without its visas the list is still a list', async () => {
  const told = network()
  told.answers('GET /countries/CA', refused(503, 'unavailable', 'Away.'))
  expect(await load('?country=CA')).toMatchObject({
    facets: { visas: [] },
    agents: [{ name: 'Amara Okafor' }],
  })
})

test('where nobody is found everything else can be chosen, without numbers', async () => {
  const told = network({ agents: [] })
  told.answers(FACETS, ok(theFacets({ total: { count: 0, more: false }, countries: [] })), ok(theFacets()))
  const found = await load('?licensed=1')
  expect(found.facets.countries).toEqual([
    { id: 'CA', name: 'Canada', count: 0, more: false },
    { id: 'DE', name: 'Germany', count: 0, more: false },
  ])
  expect(told.calls(FACETS)).toHaveLength(2)
  expect([...(told.calls(FACETS)[1]?.query ?? [])]).toEqual([])
})

test('a place in another list leads to the beginning of this one', async () => {
  const told = network()
  told.answers(LIST, refused(422, 'invalid', 'This page is of another list.'))
  const answer = await load('?country=CA&cursor=old&goalId=7').catch((thrown: Response) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/p/agents?country=CA&goalId=7')
})

test.each([422, 503])(
  'without a place in it a refusal with %i is an error with its sentence',
  async (status) => {
    const told = network()
    told.answers(LIST, refused(status, 'refused', 'We are back soon.'))
    const thrown = await load('').catch((error: unknown) => error)
    expect(thrown).toMatchObject({ data: { message: 'We are back soon.' }, init: { status } })
  },
)

test('the page is called by its country where there is one', () => {
  const titled = (search: object, names = {}) =>
    meta({ matches: [], location: { pathname: '/p/agents' }, loaderData: { search, names } } as never)[0]
  expect(titled({ country: 'ca' }, { CA: 'Canada' })).toEqual({
    title: expect.stringMatching(/^Agents for Canada · /),
  })
  expect(titled({})).toEqual({ title: expect.stringMatching(/^Find agents · /) })
})
