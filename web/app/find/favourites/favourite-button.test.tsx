import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { AMARA, signedIn, VISITOR } from '../../../test/found-agents.ts'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, renderAt } from '../../../test/render.tsx'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { closeAuth, currentAuth } from '../../session/auth-store.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { FavouriteButton } from './favourite-button.tsx'

const LIST = 'GET /favourites/ids'
const heart = () => find('button[aria-label="Add Amara Okafor to your wishlist"]')
const isFull = () => heart().getAttribute('aria-pressed') === 'true'

beforeAll(async () => {
  await Promise.all([import('./own-heart.tsx'), import('./favourite-store.ts')])
}, 60_000)
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(closeAuth)

let people = 0

/** Somebody whose hearts this browser does not know yet. */
const somebody = () => signedIn({ uuid: `0190a0a0-0000-7000-8000-${String(++people).padStart(12, '0')}` })

async function opened(who: AccountState = somebody(), kept: string[] = []) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...kept.map((owner_id) => ({ id: owner_id, owner_id }))))
  await renderAt(
    '/',
    <AccountContext value={who}>
      <FavouriteButton of={{ uuid: AMARA, name: 'Amara Okafor' }} />
    </AccountContext>,
  )
  return network
}

test('a heart is full while the agent is on the wishlist', async () => {
  await opened(somebody(), [AMARA])
  await eventually(() => expect(isFull()).toBe(true))
})

test('a visitor signs in first, and the agent is kept then', async () => {
  const network = await opened(VISITOR)
  network.answers('POST /favourites', ok({ id: AMARA, owner_id: AMARA }, 201))
  await click(heart())
  expect(currentAuth()?.mode).toBe('login')
  expect(network.calls(LIST)).toHaveLength(0)
  await act(async () => currentAuth()?.goOn?.('subscriber'))
  await eventually(() => expect(network.calls('POST /favourites')).toHaveLength(1))
})

test('an agent is kept and let go, at once', async () => {
  const network = await opened()
  network.answers('POST /favourites', ok({ id: AMARA, owner_id: AMARA }, 201))
  await eventually(() => expect(network.calls(LIST)).toHaveLength(1))
  await click(heart())
  expect(isFull()).toBe(true)
  await eventually(() => expect(network.calls('POST /favourites')[0]?.body).toMatchObject({ id: AMARA }))
})

test('where it could not be kept the heart is empty again, and it is told', async () => {
  const network = await opened()
  network.answers('POST /favourites', refused(409, 'too_many', 'Your wishlist is full.'))
  await eventually(() => expect(network.calls(LIST)).toHaveLength(1))
  await click(heart())
  await eventually(() => expect(toasts()).toEqual(['error: Your wishlist is full.']))
  expect(isFull()).toBe(false)
})
