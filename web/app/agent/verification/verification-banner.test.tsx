import type { LabelSlug } from '@sojourn/contract/supply/verification'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually, renderAt } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { accountQuery } from '../../session/use-account.ts'
import { VerificationBanner } from './verification-banner.tsx'
import { verificationQuery } from './verification-queries.ts'

const agent = (role: 'unverified_consultant' | 'consultant') => ({ role }) as never

const standing = (slug: LabelSlug, level: 1 | 2) =>
  ({ label: { slug, label: slug }, level: [level, ''], may: [], reason: null }) as never

/** The banner over the services of somebody who signed in before they were verified. */
async function shown(server: { account: never; verification: never }) {
  const network = vi.fn(async (path: string, _: RequestInit) =>
    Response.json({ data: path === '/api/account' ? server.account : server.verification }),
  )
  vi.stubGlobal('fetch', network)
  const queries = makeQueryClient()
  queries.setQueryData(accountQuery.queryKey, agent('unverified_consultant'))
  queries.setQueryData(verificationQuery.queryKey, standing('in_progress', 1))
  const { place } = await renderAt(
    '/p/agent/services',
    <QueryClientProvider client={queries}>
      <VerificationBanner />
    </QueryClientProvider>,
  )
  const calls = () => network.mock.calls.filter(([path]) => path === '/api/account').length
  return { place, queries, calls }
}

test('a page that stays open learns that its agent is verified, and says nothing of it as if it were a fault', async () => {
  const server = { account: agent('consultant'), verification: standing('verified', 2) }
  const { place, queries, calls } = await shown(server)
  expect(place.textContent).toContain('Verification: In progress.')
  expect(calls()).toBe(0)
  const seen: string[] = []
  const watching = new MutationObserver(() => seen.push(place.textContent ?? ''))
  watching.observe(place, { subtree: true, childList: true, characterData: true })
  await queries.refetchQueries(verificationQuery)
  await eventually(() => expect(queries.getQueryData(accountQuery.queryKey)?.role).toBe('consultant'))
  await eventually(() => expect(place.textContent).toBe(''))
  expect(seen.join()).not.toContain('verified')
  expect(calls()).toBe(1)
})

test('the account is asked for again once, though it should still say what it said', async () => {
  const server = { account: agent('unverified_consultant'), verification: standing('verified', 2) }
  const { place, queries, calls } = await shown(server)
  await queries.refetchQueries(verificationQuery)
  await eventually(() => expect(calls()).toBe(1))
  await queries.refetchQueries(verificationQuery)
  expect(place.textContent).toBe('')
  expect(calls()).toBe(1)
})
