import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSides } from '../paid-work.ts'
import { openSite, readPage, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false })
})
afterAll(() => site.close())

test('a page tells times in the zone and on the clock of the account from its first byte', async () => {
  const { server } = site
  const { agent, shopper } = await makeSides(server)
  await server.jobsDone()
  await server.context.pool.query(
    `insert into found_free (agent_id, next_free_at) values ($1, '2099-03-09T18:05:00Z')
     on conflict (agent_id) do update set next_free_at = excluded.next_free_at`,
    [agent.id],
  )
  const { browser } = shopper
  await browser.put('/account/timezone', { timezone: 'Asia/Tokyo' })
  await browser.put('/account/clock', { clock: '12' })
  const path = `/p/agents/compare?ids=${agent.id}`
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const timeIn = async (headers: Record<string, string>) =>
    readPage(await site.get(path, headers)).document.querySelector('main time')?.textContent
  expect(await timeIn({ cookie })).toBe('10 Mar 2099, 3:05 am')
  expect(await timeIn({})).toBe('9 Mar 2099, 18:05 UTC')
})
