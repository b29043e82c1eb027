import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAgain, makeDecision, makeDecisions } from '../decisions.ts'
import { makePerson } from '../people.ts'
import { locationOf, openSite, type Site } from './site.ts'
import { headings, meta, wordsOf } from './words.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false })
})
afterAll(() => site.close())

const PERMIT = '/p/visas/ca/study-permit'

test('who asks what a study permit costs and how long it takes reads it first, with day and source', async () => {
  const { document, answer } = await site.page(PERMIT)
  expect(answer.statusCode).toBe(200)
  expect(headings(document)).toEqual(['Study Permit'])
  expect(document.title).toBe('Study Permit, Canada: fee, time and papers · Sojourn')
  expect(meta(document, 'description')).toMatch(
    /^Study Permit, Canada: government fee CA\$235, typical time 2 to 17 weeks/,
  )
  const words = wordsOf(document.querySelector('main article'))
  expect(words).toMatch(/^In short ?Government fee ?CA\$235 ?In all/)
  expect(words).toMatch(/Checked 5 Oct 2026 at gazette\.gc\.ca/)
})

test.each([
  ['gb/skilled-worker-visa', '£819 + £1,035 a year'],
  // The visa integrity fee is law, but nobody collects it.
  ['us/f-1-student', '$535'],
  ['ca/visitor-visa', 'CA$185'],
])('the sum of %s is %s: what comes each year too, and nothing that nobody collects', async (visa, sum) => {
  const { document } = await site.page(`/p/visas/${visa}`)
  const words = wordsOf(document.querySelector('section[aria-labelledby="money"]'))
  expect(words).toContain('JPY Japanese Yen')
  expect(words).toContain(`In all for one person, without an agent${sum}Read it in`)
})

test('a page tells search engines what it is, and answers what people ask', async () => {
  const { document } = await site.page(PERMIT)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string; [field: string]: unknown },
  )
  expect(data.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'GovernmentService', 'FAQPage']),
  )
  const asked = data.find((thing) => thing['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }
  const shown = wordsOf(document.querySelector('main'))
  for (const { name, acceptedAnswer } of asked.mainEntity) {
    expect(shown).toContain(name)
    expect(shown).toContain(acceptedAnswer.text)
  }
})

test('what a visa was called before, and capitals, lead to its address for good', async () => {
  const { id, replaced_by } = await site.server.context.db
    .selectFrom('visa')
    .select(['id', 'replaced_by'])
    .where('replaced_by', 'is not', null)
    .where('country_iso', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const [from, to] of [
    [`/p/visas/${id}?goalId=7`, `/p/visas/${replaced_by}?goalId=7`],
    ['/p/visas/CA/Study-Permit', PERMIT],
  ] as const) {
    const answer = await site.get(from)
    expect(answer.statusCode, from).toBe(301)
    expect(locationOf(answer, site.origin)).toBe(site.origin + to)
  }
})

test.each(['/p/visas/ca/golden-ticket', '/p/visas/zz/study-permit', '/p/visas/ca/a%2Fb', '/p/visas/ca/x.y'])(
  '%s is not there',
  async (path) => {
    expect((await site.page(path)).answer.statusCode).toBe(404)
  },
)

test('a general kind is told in each country, and not for search engines', async () => {
  const { document, answer } = await site.page('/p/visas/fj/study')
  expect(answer.statusCode).toBe(200)
  expect(meta(document, 'robots')).toContain('noindex')
})

test('the list of a country names each visa with its fee and time, and leads to its page', async () => {
  const { document } = await site.page('/p/visas/ca')
  const line = document.querySelector(`a[href="${PERMIT}"]`)
  expect(wordsOf(line)).toMatch(/Study Permit.*CA\$235.*2 to 17 weeks/)
  expect(document.querySelector(`#study-permit a[href="${PERMIT}"]`)).not.toBeNull()
})

test('a cached page follows the share of approvals: it is gone a minute after the decisions are too few', async () => {
  const { server } = site
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  await makeDecisions(server, agent, { approved: 17, refused: 2 })
  const { told, client } = await makeDecision(server, { agent })
  const said = async () => {
    server.clock.forward(60_000)
    return /\d+ of \d+ decisions recorded here in the last \d+ months/.exec(
      (await site.get(PERMIT)).body,
    )?.[0]
  }
  expect(await said()).toBe('18 of 20 decisions recorded here in the last 24 months')
  await server.context.db
    .updateTable('told_decision')
    .set({ verdict: 'out', reason: 'It is made up.', judged_by: agent.id, judged_at: server.clock.now() })
    .where('id', '=', told.id)
    .execute()
  await countAgain(server, client.id)
  expect(await said()).toBeUndefined()
})
