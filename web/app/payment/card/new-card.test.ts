import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { expect, test } from 'vitest'
import { waitForNewCard } from './new-card.ts'

const card = (id: string, expires_at = '2030-01-31'): PaymentMethod => ({
  id,
  brand: 'visa',
  last4: '4242',
  cardType: 'Credit Card',
  expires_at,
  is_default: false,
})

function waited(answers: (PaymentMethod[] | Error)[], closesAfter: number) {
  let asked = 0
  let ticks = 0
  const { signal } = new AbortController()
  return waitForNewCard({
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer instanceof Error) throw answer
      return answer as PaymentMethod[]
    },
    before: [card('old')],
    tick: async () => {
      ticks += 1
      if (ticks > 1000) throw new Error('It never ends')
    },
    window: {
      get closed() {
        return ticks >= closesAfter
      },
    },
    signal,
  })
}

test('the new card is known by not having been there', async () => {
  expect(await waited([[card('old')], [card('old'), card('new')]], 9)).toMatchObject({ id: 'new' })
})

test('it may come a little after its window has closed, and through a network that fails once', async () => {
  expect(await waited([[card('old')], new Error('cut'), [card('old'), card('new')]], 1)).toMatchObject({
    id: 'new',
  })
})

test('a window that is left without a card brings none', async () => {
  expect(await waited([[card('old')]], 1)).toBeNull()
})

test('a card that was renewed is known by its later end', async () => {
  expect(await waited([[card('old')], [card('old', '2034-01-31')]], 1)).toMatchObject({ id: 'old' })
})
