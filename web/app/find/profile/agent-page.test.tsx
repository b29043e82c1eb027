import { expect, test } from 'vitest'
import { AMARA, aProfile, aReview } from '../../../test/found-agents.ts'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { clientLoader, meta } from './agent-page.tsx'

const SHOW = 'GET /consultants/amara-okafor'
const load = (name: string, search = '') =>
  clientLoader({ params: { name }, request: new Request(`http://localhost/${name}${search}`) } as never)
const thrownBy = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (thrown: unknown) => thrown,
  )

function network(name = 'amara-okafor', agent = aProfile()) {
  const told = falseNetwork()
  told.answers(`GET /consultants/${name}`, ok(agent))
  told.answers(`GET /consultants/${name}/articles`, listOf())
  return told
}

test('a profile comes with its newest reviews, and the goal one looks for', async () => {
  const told = network()
  const page = await load('amara-okafor', '?goalId=7')
  expect(page).toMatchObject({
    agent: { name: 'Amara Okafor' },
    goalId: '7',
    reviews: { items: [{ content: 'All went well.' }], next: null, isFurther: false },
  })
  expect(told.calls('GET /consultants/amara-okafor/articles')[0]?.query.get('limit')).toBe('3')
})

test('older reviews come by their cursor, in place of the newest', async () => {
  const told = network()
  told.answers(
    'GET /consultants/amara-okafor/reviews',
    ok({ items: [aReview({ content: 'Long ago.' })], pagination: { next_cursor: 'c3' } }),
  )
  expect(await load('amara-okafor', '?cursor=c2')).toMatchObject({
    reviews: { items: [{ content: 'Long ago.' }], next: 'c3', isFurther: true },
  })
  expect(told.calls('GET /consultants/amara-okafor/reviews')[0]?.query.get('cursor')).toBe('c2')
})

test('a name they had before leads to the one they have, with the rest of the address', async () => {
  network('amara')
  const answer = (await thrownBy(load('amara', '?goalId=7'))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/amara-okafor?goalId=7'])
})

test('their number is an address of today too', async () => {
  network(AMARA)
  expect(await load(AMARA)).toMatchObject({ agent: { uuid: AMARA } })
})

test('the code of a country is no name: it leads to its visas, and nobody is asked for', async () => {
  const told = network()
  const answer = (await thrownBy(load('ca'))) as Response
  expect(answer.headers.get('location')).toMatch(/ca/i)
  expect(told.calls('GET /consultants/ca')).toHaveLength(0)
})

test('nobody of that name is said with the server’s sentence', async () => {
  const told = network()
  told.answers(SHOW, refused(404, 'not_found', 'We could not find this agent.'))
  expect(await thrownBy(load('amara-okafor'))).toMatchObject({
    data: { message: 'We could not find this agent.' },
    init: { status: 404 },
  })
})

const titled = (agent = aProfile()) =>
  meta({ matches: [], location: { pathname: '/' }, loaderData: { agent } } as never)

test.each([
  [aProfile(), 'Amara Okafor, visa agent in Lagos'],
  [aProfile({ location: null }), 'Amara Okafor, visa agent'],
])('the page is called by who it is and where %#', (agent, title) => {
  expect(titled(agent)[0]).toEqual({ title: expect.stringContaining(`${title} · `) })
})

test('it is known by the name of today, whatever address led there', () => {
  expect(titled()).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: expect.stringMatching(/\/amara-okafor$/) }),
  )
  expect(meta({ matches: [], location: { pathname: '/' } } as never)).toEqual([])
})
