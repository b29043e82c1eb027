import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../server/test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ story: true })
})
afterAll(() => server.close())

test('the story has a yearly plan, one past due and one that ends, each with its invoice', async () => {
  const { rows } = await server.context.pool.query(`
    select username, subscription.plan, term, status, cancel_at_period_end as ends,
      (select count(*)::int from plan_invoice where plan_invoice.agent_id = subscription.agent_id) as invoices
    from subscription join agent on agent.person_id = agent_id
    where username in ('amara-okafor', 'emre-saygin', 'duarte-falcao') order by username`)
  expect(rows).toEqual([
    { username: 'amara-okafor', plan: 'pro', term: 'year', status: 'active', ends: false, invoices: 1 },
    { username: 'duarte-falcao', plan: 'pro', term: 'month', status: 'active', ends: true, invoices: 1 },
    { username: 'emre-saygin', plan: 'pro', term: 'month', status: 'past_due', ends: false, invoices: 1 },
  ])
})
