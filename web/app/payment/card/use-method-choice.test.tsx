import { beforeEach, expect, test, vi } from 'vitest'
import { aCard, openCheckout, PAY, payButton } from '../../../test/checkout.tsx'
import { type falseNetwork, held, listOf, refused } from '../../../test/network.ts'
import { click, find } from '../../../test/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  vi.stubGlobal('open', () => null)
})

const radios = () => [...document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')]
const chosen = () => radios().find(({ checked }) => checked)?.value
const dialogText = () => find('dialog').textContent

async function paysWith(network: ReturnType<typeof falseNetwork>) {
  network.answers(PAY, refused(409, 'not_now', 'Not now.'))
  await click(payButton())
  return network.calls(PAY)[0]?.body
}

test('the default card is chosen, wherever it stands, and said at the button', async () => {
  const { network } = await openCheckout({
    cards: [aCard('one', '1111'), aCard('two', '2222', { is_default: true })],
  })
  expect(chosen()).toBe('two')
  expect(dialogText()).toContain('With your Visa ending in 2222.')
  expect(await paysWith(network)).toEqual({ method: 'two' })
})

test('without a default it is the first that can be used', async () => {
  const { network } = await openCheckout({
    cards: [aCard('old', '1111', { expires_at: '2026-04-30' }), aCard('two', '2222'), aCard('three', '3333')],
  })
  expect(chosen()).toBe('two')
  expect(await paysWith(network)).toEqual({ method: 'two' })
})

test('an expired card is shown and cannot be chosen, also where it is the default', async () => {
  const { network } = await openCheckout({
    cards: [aCard('old', '1111', { expires_at: '2026-04-30', is_default: true })],
  })
  expect(radios().map(({ value, disabled }) => [value, disabled])).toEqual([
    ['old', true],
    ['new', false],
  ])
  expect(dialogText()).toContain('Expired 04/2026')
  expect(chosen()).toBe('new')
  expect(await paysWith(network)).toHaveProperty('meta')
})

test('a card is good on its last day', async () => {
  await openCheckout({ cards: [aCard('last', '1111', { expires_at: '2026-05-01' })] })
  expect(chosen()).toBe('last')
})

test('a new card can be chosen over a saved one', async () => {
  const { network } = await openCheckout({ cards: [aCard('one', '1111', { is_default: true })] })
  await click(find('input[value=new]'))
  expect(dialogText()).toContain('You’ll enter your card in a secure window.')
  expect(await paysWith(network)).toHaveProperty('meta')
})

test('who has no card types one, and is told where', async () => {
  const { network } = await openCheckout()
  expect(radios()).toEqual([])
  expect(dialogText()).toContain('You’ll enter your card in a secure window.')
  expect(await paysWith(network)).toHaveProperty('meta')
})

test('nobody pays before it is known which cards there are', async () => {
  const cards = held(listOf(aCard('one', '1111')))
  const { network } = await openCheckout({}, (network) =>
    network.answers('GET /payment-methods', cards.reply),
  )
  expect(payButton().disabled).toBe(true)
  await click(payButton())
  expect(network.calls(PAY)).toEqual([])
})

test('the cards stand still while a payment is under way', async () => {
  const { network } = await openCheckout({ cards: [aCard('one', '1111')] })
  network.answers(PAY, held(listOf()).reply)
  await click(payButton())
  expect(radios().every(({ disabled }) => disabled)).toBe(true)
})
