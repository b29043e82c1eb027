import type { Account } from '@sojourn/contract/people/account'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, renderAt } from '../../test/render.tsx'
import { makeQueryClient } from '../session/query-client.ts'
import { accountQuery } from '../session/use-account.ts'
import { TimezoneNotice } from './timezone-notice.tsx'

const MOVED = {
  uuid: 'one',
  role: 'subscriber',
  timezone: { name: 'Pacific/Auckland' },
} as unknown as Account
const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(async () => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', network.mockReset())
  const queries = makeQueryClient()
  queries.setQueryData(accountQuery.queryKey, MOVED)
  await renderAt(
    '/p/client/goals',
    <QueryClientProvider client={queries}>
      <TimezoneNotice />
    </QueryClientProvider>,
  )
  await click(findText('Update timezone'))
})

const dialog = () => find<HTMLDialogElement>('dialog')

test('closing the question only closes it: the offer stays until it is dismissed', async () => {
  expect(dialog().open).toBe(true)
  await click(findText('Cancel'))
  await eventually(() => expect(dialog().open).toBe(false))
  findText('Update timezone')
  await click(find('aside button[aria-label="Dismiss"]'))
  expect(document.querySelector('aside')).toBeNull()
  expect(network).not.toHaveBeenCalled()
})

test('an update closes it and is kept', async () => {
  const timezone = { name: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  network.mockImplementation(async () => Response.json({ data: { ...MOVED, timezone } }))
  await click(findText('Update'))
  await eventually(() => expect(document.querySelector('aside')).toBeNull())
  expect(network.mock.calls[0]?.[0]).toBe('/api/account/timezone')
  // It is still there to be seen closing.
  await eventually(() => expect(dialog().open).toBe(false))
  expect(dialog().textContent).toContain('Meetings and due dates')
})
