import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShopper } from '../payments.ts'
import { openSite, readPage, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: true })
})
afterAll(() => site.close())

test('a page tells times in the zone and on the clock of the account from its first byte', async () => {
  const { server } = site
  const { rows } = await server.context.pool.query(
    `update found_free set next_free_at = '2099-03-09T18:05:00Z'
     where agent_id = (select agent_id from found_agent order by agent_id limit 1) returning agent_id`,
  )
  const { browser } = await makeShopper(server)
  await browser.put('/account/timezone', { timezone: 'Asia/Tokyo' })
  await browser.put('/account/clock', { clock: '12' })
  const path = `/p/agents/compare?ids=${rows[0].agent_id}`
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const timeIn = async (headers: Record<string, string>) =>
    readPage(await site.get(path, headers)).document.querySelector('main time')?.textContent
  expect(await timeIn({ cookie })).toBe('10 Mar 2099, 3:05 am')
  expect(await timeIn({})).toBe('9 Mar 2099, 18:05 UTC')
})
