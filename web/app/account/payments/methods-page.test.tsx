import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { aCard } from '../../../test/payments.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import { leaveCards } from '../../payment/card/cards-before.ts'
import MethodsPage from './methods-page.tsx'

const CARDS = 'GET /payment-methods'
const first = aCard('one', '4242', { is_default: true })
const second = aCard('two', '1111', { brand: 'mastercard' })

const shown = (...cards: PaymentMethod[]) => told(listOf(...cards))
const told = (...replies: [Reply, ...Reply[]]) =>
  openSignedIn(MethodsPage, '/p/client/payments', {
    tell: (network) => network.answers(CARDS, ...replies),
  })

const cards = () => [...document.querySelectorAll('main li, ul > li')].filter((one) => one.querySelector('p'))
const ways = (card: Element | undefined) =>
  [...(card?.querySelectorAll('button') ?? [])]
    .filter((one) => !one.closest('dialog'))
    .map((one) => one.textContent)
const loaded = () => eventually(() => expect(cards().length).toBeGreaterThan(0))
const question = () => find('dialog[open]').textContent

test('a card is told apart by brand, last digits and expiry, and the default one is marked', async () => {
  await shown(aCard('one', '4242', { is_default: true, brand: 'amex', expires_at: '2028-08-31' }))
  await loaded()
  const text = cards()[0]?.textContent
  expect(text).toContain('American ExpressCredit Card')
  expect(text).toContain('Ending in 4242')
  expect(text).toContain('Expires 08/2028')
  expect(text).toContain('Default')
})

test('only a card that is good and not the default can become it', async () => {
  await shown(first, second, aCard('three', '0000', { expires_at: '2020-01-31' }))
  await loaded()
  expect(cards().map(ways)).toEqual([
    ['Remove Visa ending in 4242'],
    ['Set as default (Mastercard ending in 1111)', 'Remove Mastercard ending in 1111'],
    ['Remove Visa ending in 0000'],
  ])
  expect(cards()[2]?.textContent).toContain('Expired')
})

test('another default is chosen once, and the list is read anew before it is said', async () => {
  const { network } = await told(
    listOf(first, second),
    listOf({ ...first, is_default: false }, { ...second, is_default: true }),
  )
  const later = held(ok({}))
  network.answers('POST /payment-methods/two/set-default', later.reply)
  await loaded()
  const choose = findText('Set as default (Mastercard ending in 1111)')
  await click(choose)
  await click(choose)
  later.release()
  await eventually(() =>
    expect(toasts()).toEqual(['success: Mastercard ending in 1111 is your default card']),
  )
  expect(network.calls('POST /payment-methods/two/set-default')).toHaveLength(1)
  await eventually(() => expect(ways(cards()[1])).toEqual(['Remove Mastercard ending in 1111']))
})

test('who removes the default card reads that another becomes it', async () => {
  const { network } = await told(listOf(first, second), listOf({ ...second, is_default: true }))
  network.answers('DELETE /payment-methods/one', ok({}))
  await loaded()
  await click(findText('Remove Visa ending in 4242'))
  expect(question()).toContain('Visa ending in 4242 is removed here and at our card processor.')
  expect(question()).toContain('Another of your cards becomes the default.')
  expect(network.calls('DELETE /payment-methods/one')).toEqual([])
  await click(findText('Remove card', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['success: Visa ending in 4242 is removed']))
  await eventually(() => expect(cards()).toHaveLength(1))
})

test.each([
  ['the only card', [first], 'Remove Visa ending in 4242'],
  ['a card that is not the default', [first, second], 'Remove Mastercard ending in 1111'],
])('of %s no other default is promised', async (_, all, name) => {
  await shown(...all)
  await loaded()
  await click(findText(name))
  expect(question()).not.toContain('becomes the default')
})

test('the card of a plan that runs is not removed, and why is said', async () => {
  const { network } = await shown(first)
  network.answers(
    'DELETE /payment-methods/one',
    refused(409, 'card_in_use', 'Your plan is paid with this card.'),
  )
  await loaded()
  await click(findText('Remove Visa ending in 4242'))
  await click(findText('Remove card', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['error: Your plan is paid with this card.']))
  expect([cards().length, document.querySelector('dialog[open]')]).toEqual([1, null])
})

test('without a card one is led to add the first, by one button', async () => {
  await shown()
  await eventually(() => expect(document.body.textContent).toContain('You have no saved cards.'))
  const links = [...document.querySelectorAll('a')].filter((one) => one.textContent === 'Add payment method')
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['/p/client/payments/payment-method'])
})

test('an agent adds a card in their own room', async () => {
  await openSignedIn(MethodsPage, '/p/agent/payments/methods', {
    account: aClient({ role: 'consultant' }),
    tell: (network) => network.answers(CARDS, listOf(first)),
  })
  await loaded()
  expect(findText('Add payment method').getAttribute('href')).toContain('/p/agent/')
})

test('cards that could not be read are asked for again', async () => {
  await told(refused(503, 'unavailable', 'Please try again later.'), listOf(first))
  await click(await eventually(() => findText('Retry')))
  await loaded()
})

test('who comes back from the processor in this tab hears which card came along', async () => {
  vi.useFakeTimers()
  leaveCards([{ id: 'one', expires_at: '2099-12-31' }])
  await told(listOf(first), listOf(first), listOf(first, second))
  await pass(3000)
  await soon(() => expect(toasts()).toEqual(['success: Mastercard ending in 1111 is saved']))
})

test('who came back without a card hears nothing', async () => {
  vi.useFakeTimers()
  leaveCards([{ id: 'one', expires_at: '2099-12-31' }])
  await told(listOf(first))
  await pass(20_000)
  expect(toasts()).toEqual([])
})
