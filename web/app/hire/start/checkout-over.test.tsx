import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { AT, openCheckout, UUID } from '../../../test/checkout.tsx'
import { soon } from '../../../test/clock.ts'
import { find } from '../../../test/render.tsx'
import { openCheckout as askForCheckout } from './checkout.ts'

const dialogs = () => document.querySelectorAll('dialog').length

test('Back closes the checkout, Forward opens it again', async () => {
  vi.useFakeTimers()
  const { go, address } = await openCheckout({}, () => {}, '/p/client/orders')
  expect(dialogs()).toBe(0)
  await act(async () => askForCheckout(UUID))
  await soon(() => find('dialog[open] h3'))
  expect(address()).toBe(AT)
  await go(-1)
  expect(dialogs()).toBe(0)
  expect(address()).toBe('/p/client/orders')
  await go(1)
  await soon(() => find('dialog[open] h3'))
})

test('it lies over whatever page one is on, and keeps what its address says', async () => {
  vi.useFakeTimers()
  const { address } = await openCheckout({}, () => {}, '/p/client/goals/7?tab=orders')
  await act(async () => askForCheckout(UUID))
  await soon(() => find('dialog[open] h3'))
  expect(address()).toBe(`/p/client/goals/7?tab=orders&checkout=${UUID}`)
})
