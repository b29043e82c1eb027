import type { OfferStart } from '@sojourn/contract/work/offers'
import { expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { falseNetwork, listOf } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { aParty, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, render, type } from '../../../test/render.tsx'
import { Form } from '../../ui/form/form.tsx'
import { draftKeyOf } from '../../ui/form/form-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { OfferForm } from './offer-form.tsx'
import { PriceFields } from './price-fields.tsx'

const START: OfferStart = {
  client: aParty('Ngozi Traveller'),
  conversation: UUID,
  order: null,
  country: null,
  visa: null,
  missing: [],
  open: 0,
  limit: null,
  commission_percent: 12,
  people: null,
}

async function openForm() {
  const network = falseNetwork()
  network.answers('GET /countries', listOf())
  network.answers('GET /visas', listOf())
  await openPage(() => <OfferForm start={START} before={undefined} />, '/')
}

const sums = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)

function Offer({ defaults = {} }: { defaults?: Record<string, string> }) {
  const form = useForm({
    schema: () => Promise.reject(new Error('not needed')),
    submit: async () => {},
    defaults,
    draftKey: 'offer',
  })
  return (
    <Form form={form}>
      <PriceFields />
    </Form>
  )
}

const kept = () => JSON.parse(localStorage.getItem(draftKeyOf('offer')) ?? 'null')
const amounts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name$=amount]')].map(({ value }) => value)
const amount = (place: number) => find<HTMLInputElement>(`input[name="stages.${place}.amount"]`)

test('an offer in stages comes back with all its stages, and one that was removed stays away', async () => {
  vi.useFakeTimers()
  await render(<Offer />)
  await type(amount(0), '500')
  await click(findText('Pay by stages'))
  expect(amounts()).toEqual(['500', ''])
  await click(findText('Add a stage'))
  await type(amount(1), '300')
  await type(amount(2), '200')
  await pass(600)
  await click(findText('Remove the last stage'))
  await pass(600)
  expect(Object.keys(kept())).not.toContain('stages.2.amount')
  vi.useRealTimers()

  document.body.replaceChildren()
  const before = { stage_count: '3', 'stages.2.amount': '200' }
  await render(<Offer defaults={before} />)
  await eventually(() => expect(amounts()).toEqual(['500', '300']))
})

test('a stage that is added without a word typed is kept too', async () => {
  vi.useFakeTimers()
  await render(<Offer />)
  await click(findText('Pay by stages'))
  await pass(600)
  expect(Object.keys(kept())).toContain('stages.1.amount')
})

test('an agent reads what they get of a price, less our commission, and of all stages together', async () => {
  await openForm()
  expect(sums()).toEqual([])
  await type(amount(0), '500')
  expect(sums()).toEqual(['You get$440.00'])
  await click(findText('Pay by stages'))
  expect(sums()).toEqual([])
  await type(amount(1), '100.03')
  expect(sums()).toEqual(['All stages$600.03', 'You get$528.03'])
})

test('an offer is sent by the button at the end of the line', async () => {
  await openForm()
  expect(findText('Send the offer').parentElement?.className).toContain('end')
})
