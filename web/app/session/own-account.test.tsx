import type { Account } from '@sojourn/contract/people/account'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { click, eventually, findText, render } from '../../test/render.tsx'
import { useOwnAccount } from './own-account.ts'
import { makeQueryClient } from './query-client.ts'
import { accountQuery } from './use-account.ts'

const INES = { first_name: 'Ines', timezone: { name: 'Europe/Berlin' } } as Account
const RENAMED = { ...INES, first_name: 'Inês' }
const MOVED = { ...RENAMED, timezone: { name: 'Asia/Tokyo' } } as Account

const slots = vi.fn(async () => [])

function Changes() {
  const { account, keep } = useOwnAccount()
  useQuery({ queryKey: ['slots'], queryFn: slots })
  return (
    <>
      <p>{account.first_name}</p>
      <button type="button" onClick={() => keep(RENAMED)}>
        Rename
      </button>
      <button type="button" onClick={() => keep(MOVED)}>
        Move
      </button>
    </>
  )
}

test('what may follow from the account is asked for anew when it changes: times from its zone, a verification from its name', async () => {
  const queries = makeQueryClient()
  queries.setQueryData(accountQuery.queryKey, INES)
  const page = await render(
    <QueryClientProvider client={queries}>
      <Changes />
    </QueryClientProvider>,
  )
  await click(findText('Rename'))
  await eventually(() => expect(page.textContent).toContain('Inês'))
  await eventually(() => expect(slots).toHaveBeenCalledTimes(2))
  await click(findText('Move'))
  await eventually(() => expect(slots).toHaveBeenCalledTimes(3))
})
