import { beforeAll, beforeEach, expect, test } from 'vitest'
import { complaints, labelled } from '../../../test/labelled.ts'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { onPro, openPlan, someDetails } from '../../../test/plans.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import DetailsPage, { meta } from './details-page.tsx'

const DETAILS = 'GET /subscriptions/billing-details'
const SAVE = 'PUT /subscriptions/billing-details'
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const values = (...names: string[]) => names.map((name) => field(name).value)

beforeAll(async () => void (await import('@sojourn/contract/money/subscriptions')))
beforeEach(() => showPerson('amara'))

async function opened(...details: [Reply, ...Reply[]]) {
  const page = await openPlan(DetailsPage, '/p/agent/subscription/details', onPro(), (network) => {
    network.answers(DETAILS, ...details)
    network.answers('GET /geoDb', listOf({ id: 'NG', name: 'Nigeria' }))
    network.answers('GET /geoDb/NG/states', listOf({ id: 'LA', name: 'Lagos State' }))
    network.answers('GET /geoDb/NG/states/LA/cities', listOf({ id: 'Lagos', name: 'Lagos' }))
  })
  await eventually(() => find('form, [role=alert]'))
  return page
}

test('the page is called by what it holds', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^Billing details · /) }))

test('known details stand in their fields', async () => {
  await opened(ok(someDetails()))
  expect(values('company', 'vat_id', 'postal_code', 'address')).toEqual([
    'Okafor Visas Ltd',
    'NG 1234567',
    '100001',
    '1 Marina Road',
  ])
  expect(values('country', 'state', 'city')).toEqual(['NG', 'LA', 'Lagos'])
})

test('what is changed is sent with all that stayed', async () => {
  const { network } = await opened(ok(someDetails()))
  network.answers(SAVE, ok(someDetails({ company: 'Okafor & Daughters' })))
  await type(labelled('Company'), 'Okafor & Daughters')
  await click(findText('Save billing details'))
  await eventually(() => expect(toasts()).toEqual(['success: Your billing details are saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    {
      company: 'Okafor & Daughters',
      vat_id: 'NG 1234567',
      country: 'NG',
      state: 'LA',
      city: 'Lagos',
      postal_code: '100001',
      address: '1 Marina Road',
    },
  ])
})

test('a company and a VAT ID that are emptied are taken away', async () => {
  const { network } = await opened(ok(someDetails()))
  network.answers(SAVE, ok(someDetails({ company: null, vat_id: null })))
  await type(labelled('Company'), '')
  await type(labelled('VAT ID'), '')
  await click(findText('Save billing details'))
  await eventually(() => expect(network.calls(SAVE)[0]?.body).toMatchObject({ company: null, vat_id: null }))
})

test('a VAT ID that cannot be one is told at its field before anything is sent', async () => {
  const { network } = await opened(ok(someDetails()))
  await type(labelled('VAT ID'), '?')
  await type(labelled('Street and number'), '')
  await click(findText('Save billing details'))
  await eventually(() =>
    expect(complaints()).toEqual({ vat_id: 'please enter a VAT ID', address: 'please enter an address' }),
  )
  expect(network.calls(SAVE)).toHaveLength(0)
})

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const { network } = await opened(ok(someDetails()))
  const wrong = [{ field: 'postal_code', message: 'please enter a postal code of Nigeria' }]
  network.answers(SAVE, refused(422, 'invalid', 'Please check it.', wrong))
  await type(labelled('Postal code'), '0')
  await click(findText('Save billing details'))
  await eventually(() =>
    expect(complaints()).toEqual({ postal_code: 'please enter a postal code of Nigeria' }),
  )
  expect(values('company', 'postal_code')).toEqual(['Okafor Visas Ltd', '0'])
})

test('after a failure that may pass the button sends the same again', async () => {
  const { network } = await opened(ok(someDetails()))
  network.answers(SAVE, refused(503, 'unavailable', 'Please try again.'), ok(someDetails()))
  await click(findText('Save billing details'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await click(findText('Save billing details'))
  await eventually(() => expect(toasts()).toContain('success: Your billing details are saved'))
  const [first, second] = network.calls(SAVE)
  expect(second?.body).toEqual(first?.body)
})

test('who has told none yet begins empty', async () => {
  await opened(ok(null))
  expect(values('company', 'vat_id', 'country', 'postal_code', 'address')).toEqual(['', '', '', '', ''])
})

test('details that could not be had are asked for again', async () => {
  await opened(refused(503, 'unavailable', 'We are back soon.'), ok(someDetails()))
  await eventually(() => expect(find('[role=alert]').textContent).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => expect(field('company').value).toBe('Okafor Visas Ltd'))
})
