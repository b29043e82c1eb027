import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '../../../test/checkout.tsx'
import { pass, soon } from '../../../test/clock.ts'
import { cut, falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { payWindows } from '../../../test/payment-windows.ts'
import { click, find, findText, render } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { wayBackFrom } from '../window/way-back.ts'
import { takeCards } from './cards-before.ts'
import { useNewCard } from './use-new-card.ts'

const CARDS = 'GET /payment-methods'
const PAGE = 'POST /payment-methods'
const RETURN_TO = '/p/client/payment-methods'
const SECURE = '#secure-page'

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of currentToasts()) dismissToast(id)
})

function Adding({ onSaved }: { onSaved: (card: PaymentMethod) => void }) {
  const { window, said, busy, add, cancel } = useNewCard({ returnTo: RETURN_TO, onSaved })
  return (
    <>
      <p role="status">{said}</p>
      <button type="button" disabled={busy} onClick={() => void add()}>
        Add
      </button>
      {window && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
    </>
  )
}

function Page() {
  const [isLeft, leave] = useState(false)
  return (
    <>
      {!isLeft && <Adding onSaved={() => {}} />}
      <button type="button" onClick={() => leave(true)}>
        Leave
      </button>
    </>
  )
}

const add = () => findText('Add') as HTMLButtonElement
const said = () => find('[role=status]').textContent
const returnUrl = (call: { body: unknown } | undefined) =>
  (call as { body: { metadata: { return_url: string } } }).body.metadata.return_url
const keys = (calls: { key: string | null }[]) => calls.map(({ key }) => key)

async function open() {
  const network = falseNetwork()
  const known = { cards: [aCard('old', '4242')] }
  network.answers(CARDS, (call) => listOf(...known.cards)(call))
  network.answers(PAGE, ok(SECURE))
  const onSaved = vi.fn()
  const queries = makeQueryClient()
  const place = await render(
    <QueryClientProvider client={queries}>
      <Adding onSaved={onSaved} />
    </QueryClientProvider>,
  )
  await soon(() => expect(add().disabled).toBe(false))
  return { network, known, onSaved, place }
}

test('no card can be added before it is known which there are', async () => {
  const network = falseNetwork()
  const { reply, release } = held(listOf())
  network.answers(CARDS, reply)
  await render(
    <QueryClientProvider client={makeQueryClient()}>
      <Adding onSaved={() => {}} />
    </QueryClientProvider>,
  )
  expect(add().disabled).toBe(true)
  release()
  await soon(() => expect(add().disabled).toBe(false))
})

test('a card is typed in a window of the processor, which leads back to a page that closes', async () => {
  const windows = payWindows()
  const { network } = await open()
  await click(add())
  await soon(() => expect(windows[0]?.address).toBe(SECURE))
  expect(said()).toBe('Finish in the window we opened. This page updates automatically.')
  const [call] = network.calls(PAGE)
  expect(call?.body).toMatchObject({ metadata: { external: true } })
  expect(returnUrl(call)).toMatch(/^http.*\/close/)
  expect(returnUrl(call)).not.toContain('return_to')
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
})

test('the window opens blank inside the press, before the server has answered', async () => {
  const windows = payWindows()
  const { network } = await open()
  const { reply, release } = held(ok(SECURE))
  network.answers(PAGE, reply)
  await click(add())
  expect(windows).toHaveLength(1)
  expect([windows[0]?.address, windows[0]?.document.body.textContent]).toEqual([
    '',
    'Opening the payment page…',
  ])
  expect(add().disabled).toBe(true)
  release()
  await soon(() => expect(windows[0]?.address).toBe(SECURE))
})

test('the new card is told by name, its window closes, and who asked hears of it', async () => {
  const windows = payWindows()
  const { known, onSaved } = await open()
  await click(add())
  await soon(() => expect(windows[0]?.address).toBe(SECURE))
  known.cards = [aCard('old', '4242'), aCard('new', '4444', { brand: 'mastercard' })]
  await pass(2_000)
  await soon(() => expect(toasts()).toEqual(['success: Mastercard ending in 4444 is saved']))
  expect(windows[0]?.closed).toBe(true)
  expect(said()).toBe('')
  expect(onSaved.mock.calls).toEqual([[expect.objectContaining({ id: 'new' })]])
  expect(document.body.textContent).not.toContain('Cancel')
})

test('a window that is closed without a card saved nothing, which is said', async () => {
  const windows = payWindows()
  const { onSaved } = await open()
  await click(add())
  await soon(() => expect(windows[0]?.address).toBe(SECURE))
  windows[0]?.close()
  await pass(5_000)
  await soon(() => expect(said()).toBe('The window was closed before a new card was saved.'))
  expect(onSaved).not.toHaveBeenCalled()
  expect(toasts()).toEqual([])
  expect(add().disabled).toBe(false)
})

test('a card whose word comes a little after its window has gone is found', async () => {
  const windows = payWindows()
  const { known, onSaved } = await open()
  await click(add())
  await soon(() => expect(windows[0]?.address).toBe(SECURE))
  windows[0]?.close()
  await pass(1_500)
  known.cards = [aCard('old', '4242'), aCard('late', '1111')]
  await pass(1_000)
  await soon(() => expect(onSaved).toHaveBeenCalledOnce())
})

test('who cancels closes the window, and it is still looked whether a card came', async () => {
  const windows = payWindows()
  const { known } = await open()
  await click(add())
  await soon(() => findText('Cancel'))
  await click(findText('Cancel'))
  expect(windows[0]?.closed).toBe(true)
  expect(said()).toBe('Checking whether a card was added…')
  known.cards = [aCard('old', '4242'), aCard('new', '4444')]
  await pass(1_000)
  await soon(() => expect(toasts()).toEqual(['success: Visa ending in 4444 is saved']))
})

test('a refusal closes the window and is told; a new press begins anew', async () => {
  const windows = payWindows()
  const { network } = await open()
  network.answers(PAGE, refused(409, 'too_many_cards', 'You can keep up to 100 cards.'), ok(SECURE))
  await click(add())
  await soon(() => expect(toasts()).toEqual(['error: You can keep up to 100 cards.']))
  expect(windows[0]?.closed).toBe(true)
  await click(add())
  await soon(() => expect(windows[1]?.address).toBe(SECURE))
  const [first, second] = keys(network.calls(PAGE))
  expect(second).not.toBe(first)
})

test('after a cut network the same press goes out again under its own key', async () => {
  const windows = payWindows()
  const { network } = await open()
  network.answers(PAGE, cut)
  await click(add())
  await pass(3_000)
  await soon(() => expect(toasts()).toHaveLength(1))
  expect(windows[0]?.closed).toBe(true)
  network.answers(PAGE, ok(SECURE))
  await click(add())
  await soon(() => expect(windows[1]?.address).toBe(SECURE))
  expect(new Set(keys(network.calls(PAGE))).size).toBe(1)
})

test('who leaves the page leaves no window behind, and is told nothing any more', async () => {
  const windows = payWindows()
  const network = falseNetwork()
  network.answers(CARDS, listOf())
  network.answers(PAGE, ok(SECURE))
  await render(
    <QueryClientProvider client={makeQueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await soon(() => expect(add().disabled).toBe(false))
  await click(add())
  await soon(() => expect(windows[0]?.address).toBe(SECURE))
  await click(findText('Leave'))
  await pass(3_000)
  expect(windows[0]?.closed).toBe(true)
  expect(toasts()).toEqual([])
})

test('where no window opens, the page takes this tab: it is said, and the way back and the cards are kept', async () => {
  vi.stubGlobal('open', () => null)
  const { network } = await open()
  await click(add())
  await soon(() => expect(location.hash).toBe(SECURE))
  expect(said()).toBe(
    'Your browser blocked the new window, so the page opens here. It leads you back here afterwards.',
  )
  expect(new URL(returnUrl(network.calls(PAGE)[0])).searchParams.get('return_to')).toBe(RETURN_TO)
  expect(takeCards()).toEqual([{ id: 'old', expires_at: '2099-12-31' }])
  expect(takeCards()).toBeNull()
  expect(wayBackFrom('')).toBe(RETURN_TO)
})
