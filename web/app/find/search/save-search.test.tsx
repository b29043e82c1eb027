import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn, VISITOR } from '../../../test/found-agents.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { searchesQuery } from '../../queries/search-queries.ts'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { closeAuth, currentAuth } from '../../session/auth-store.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import SaveSearch from './save-search.tsx'
import type { Search } from './search-path.ts'

const SAVE = 'POST /account/searches'

beforeAll(async () => {
  await Promise.all([import('./save-search-dialog.tsx'), import('@sojourn/contract/supply/discovery')])
}, 60_000)
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(closeAuth)

const names = { CA: 'Canada', study: 'Study' }

async function opened(
  who: AccountState = signedIn(),
  search: Search = { country: 'ca', max_price: '1500', sort: 'price' },
) {
  const network = falseNetwork()
  await renderAt(
    '/p/agents',
    <AccountContext value={who}>
      <SaveSearch search={search} names={names} />
    </AccountContext>,
  )
  return network
}

async function asked(search?: Search) {
  const network = await opened(signedIn(), search)
  await click(findText('Save this search'))
  await eventually(() => find('dialog[open]'))
  return network
}

test.each<[string, AccountState, boolean]>([
  ['a visitor', VISITOR, true],
  ['a client', signedIn(), true],
  ['an agent', signedIn({ role: 'consultant' }), false],
  ['staff', signedIn({ role: 'staff' }), false],
  ['somebody not known yet', { kind: 'loading' }, false],
])('%s: a search can be kept: %s', async (_who, state, isOffered) => {
  await opened(state)
  expect(document.body.textContent?.includes('Save this search')).toBe(isOffered)
})

test('a visitor signs in first, and goes on where they were', async () => {
  await opened(VISITOR)
  await click(findText('Save this search'))
  expect(currentAuth()?.mode).toBe('login')
  expect(document.querySelector('dialog')).toBeNull()
  await act(async () => currentAuth()?.goOn?.('subscriber'))
  await eventually(() => find('dialog[open]'))
})

test('a search is called by its filters until one names it, and says what it holds', async () => {
  await asked()
  expect(labelled('Name').value).toBe('Canada, Up to $1,500')
  expect(find('dialog').textContent).toContain('Canada · Up to $1,500')
  expect(find('dialog form > :last-child').textContent).toBe('CancelSave search')
})

test('a long name is cut to what can be kept', async () => {
  await asked({ query: 'x'.repeat(150) })
  expect(labelled('Name').value).toHaveLength(80)
})

test('what is kept is asked for in cents and numbers, with its order and the mail', async () => {
  const network = await asked()
  const queries = queryClient()
  queries.getQueryCache().build(queries, { queryKey: searchesQuery.queryKey })
  network.answers(SAVE, ok({ id: 's1', mail: true }, 201))
  await type(labelled('Name'), 'Cheap Canada')
  await click(findText('Save search'))
  await eventually(() => expect(toasts()).toEqual(['success: Search saved. Find it under Wishlist.']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    { name: 'Cheap Canada', mail: true, filters: { country: 'CA', max_price: 150_000, sort: 'price' } },
  ])
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  expect(queries.getQueryState(searchesQuery.queryKey)?.isInvalidated).toBe(true)
})

test('no mail comes where it is not wanted', async () => {
  const network = await asked()
  network.answers(SAVE, ok({ id: 's1' }, 201))
  await click(find('[name=mail]'))
  await click(findText('Save search'))
  await eventually(() => expect(network.calls(SAVE)[0]?.body).toMatchObject({ mail: false }))
})

test('whoever has turned off mails about saved searches reads that none come', async () => {
  const network = await asked()
  network.answers(SAVE, ok({ id: 's1', mail: false }, 201))
  await click(findText('Save search'))
  await eventually(() =>
    expect(toasts()).toEqual([
      'success: Search saved, without emails: you have turned off emails about saved searches.',
    ]),
  )
})

test('a name that is missing is asked for; a full list is told and nothing is lost', async () => {
  const network = await asked()
  await type(labelled('Name'), '')
  await click(findText('Save search'))
  await eventually(() => expect(complaints()).toEqual({ name: 'please input a name' }))
  network.answers(SAVE, refused(409, 'too_many', 'You can keep up to 20 searches.'))
  await type(labelled('Name'), 'Mine')
  await click(findText('Save search'))
  await eventually(() => expect(toasts()).toEqual(['error: You can keep up to 20 searches.']))
  expect(labelled('Name').value).toBe('Mine')
})

test('a double press keeps it once', async () => {
  const network = await asked()
  const { reply, release } = held(ok({ id: 's1' }, 201))
  network.answers(SAVE, reply)
  await click(findText('Save search'))
  await click(findText('Save search'))
  release()
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  expect(network.calls(SAVE)).toHaveLength(1)
})
