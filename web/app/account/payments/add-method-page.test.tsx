import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { payWindows } from '../../../test/payment-windows.ts'
import { aCard } from '../../../test/payments.ts'
import { click, find, findText } from '../../../test/render.tsx'
import { openSignedIn } from '../../../test/signed-in.tsx'
import AddMethodPage from './add-method-page.tsx'

const ADD = 'POST /payment-methods'
const CARDS = 'GET /payment-methods'
const PAGE = 'https://cards.example/new'
const old = aCard('one', '4242')

beforeEach(() => void vi.useFakeTimers())

async function shown(...replies: Reply[]) {
  const windows = payWindows()
  const page = await openSignedIn(AddMethodPage, '/p/client/payments/payment-method', {
    tell: (network) => {
      network.answers(CARDS, listOf(old), ...replies)
      network.answers(ADD, ok(PAGE))
    },
  })
  await soon(() => expect(findText('Add card').ariaBusy).not.toBe('true'))
  return { ...page, windows }
}

const said = () => find('p[role=status]').textContent
const press = async () => {
  await click(findText('Add card'))
  await soon(() => findText('Show the payment window'))
}

test('before anything happens one reads where the card is kept, and that nothing is charged', async () => {
  await shown()
  const points = document.body.textContent
  expect(points).toContain('on the page of our card processor, in a secure window.')
  expect(points).toContain('Nothing is charged now.')
})

test('a window opens at the press and is led to the page of the processor', async () => {
  const { network, windows } = await shown()
  await press()
  expect(windows.map(({ address }) => address)).toEqual([PAGE])
  expect(said()).toBe('Finish in the window we opened. This page updates automatically.')
  const [call] = network.calls(ADD)
  expect(call?.key).toBeTruthy()
  expect(call?.body).toMatchObject({ metadata: { external: true } })
  await click(findText('Show the payment window'))
  expect(windows[0]?.focus).toHaveBeenCalledOnce()
})

test('once the card is there, its name is said, the window closed and the cards shown', async () => {
  const { address, windows } = await shown(listOf(old, aCard('two', '1111')))
  await press()
  await pass(2500)
  await soon(() => expect(toasts()).toEqual(['success: Visa ending in 1111 is saved']))
  expect(windows[0]?.closed).toBe(true)
  await soon(() => expect(address()).toBe('/p/client/payments'))
})

test('a window that was left without a card says that nothing was saved, and another try is one press away', async () => {
  const { windows } = await shown()
  await press()
  windows[0]?.close()
  await pass(10_000)
  await soon(() => expect(said()).toBe('The window was closed before a new card was saved.'))
  expect(findText('Add card')).toBeTruthy()
  expect(toasts()).toEqual([])
})

test('who cancels closes the window, and is told that we look once more', async () => {
  const { windows } = await shown()
  await press()
  await click(findText('Cancel'))
  expect([windows[0]?.closed, said()]).toEqual([true, 'Checking whether a card was added…'])
})

test('where the processor cannot be reached no window stays open, and the same press has the same key', async () => {
  const { network, windows } = await shown()
  network.answers(ADD, refused(503, 'unavailable', 'Please try again.'), ok(PAGE))
  await click(findText('Add card'))
  await soon(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(windows[0]?.closed).toBe(true)
  await press()
  const [one, two] = network.calls(ADD)
  expect(two?.key).toBe(one?.key)
  expect(windows[1]?.address).toBe(PAGE)
})
