import type { Order } from '@sojourn/contract/work/orders'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { find, renderAt } from '../../../test/render.tsx'
import { OrderRefunds } from '../../case/order/order-refunds.tsx'
import { CheckoutSlip } from './checkout-slip.tsx'

const order = {
  uuid: '0190a0a0-0000-7000-8000-000000000001',
  title: 'Student visa',
  agent: { uuid: '0190a0a0-0000-7000-8000-000000000002', full_name: 'Amara Okafor', profile_picture: null },
  country: { id: 'DE', name: 'Germany' },
  visa: { id: 'de/student-visa', name: 'Student visa' },
  goal: { id: 1, name: 'Berlin' },
  delivery_time: 21,
  travellers: [],
  further_person: null,
  meeting_length: null,
  requirements: [],
  // An order may have it so that was placed before everything came back before the start.
  refund_schedule: { before_start: 80, before_filing: 50, after_filing: 0 },
  paid_at: null,
} as unknown as Order

test.each([
  ['the checkout', <CheckoutSlip key="slip" order={order} payment={null} />],
  ['the order', <OrderRefunds key="order" order={order} side="client" />],
])('%s says that everything comes back within 72 hours, and links the terms', async (_where, part) => {
  await renderAt('/', <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
  const lines = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Within 72 hours of paying, before the work startsfull refund',
    'Later, before the work starts80% refund',
    'Started, nothing filed yet50% refund',
    'After it is filedno refund',
  ])
  expect(find('a[href="/p/terms-and-condtions#refunds"]').textContent).toBe('terms')
})
