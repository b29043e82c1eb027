import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBusiness, BUSINESS, openBusiness, TRADER } from '../../../test/businesses.ts'
import { complaints, labelled, noteOf } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import { meta } from './business-page.tsx'

const SAVE = `PUT ${BUSINESS}`
const form = () => find('form[aria-label=Business]')
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`, form())
const save = () => click(findText('Save business'))
const choose = (value: string) =>
  act(async () => {
    field('business_type').value = value
    field('business_type').dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeAll(async () => void (await import('@sojourn/contract/supply/business')))
beforeEach(() => showPerson('amara'))

test('the page is the agent’s own', () => expect(meta()[1]).toEqual({ name: 'robots', content: 'noindex' }))

test('a business that is known stands in its fields', async () => {
  await openBusiness({ business: aBusiness() })
  const names = ['business_type', 'legal_name', 'registration_number', 'website', 'postal_code', 'address']
  expect(names.map((name) => field(name).value)).toEqual([
    '3',
    'Okafor Visas Ltd',
    'RC 123456',
    'https://okafor.example',
    '100001',
    '1 Marina Road',
  ])
})

test('what is changed is sent with all that stayed; a site gets the beginning people leave out', async () => {
  const { network } = await openBusiness({ business: aBusiness() })
  network.answers(SAVE, ok(aBusiness()))
  await type(field('website'), 'okafor.example/about')
  await save()
  await eventually(() => expect(toasts()).toEqual(['success: Your business is saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    {
      business_type: 3,
      legal_name: 'Okafor Visas Ltd',
      registration_number: 'RC 123456',
      website: 'https://okafor.example/about',
      country: 'NG',
      state: 'LA',
      city: 'Lagos',
      postal_code: '100001',
      address: '1 Marina Road',
    },
  ])
})

test('who works alone needs no registration number; a company does', async () => {
  const { network } = await openBusiness({ business: aBusiness({ registration_number: null }) })
  await save()
  await eventually(() =>
    expect(complaints(form())).toEqual({ registration_number: 'please enter a registration number' }),
  )
  expect(network.calls(SAVE)).toHaveLength(0)
  await choose('1')
  network.answers(SAVE, ok(aBusiness()))
  await save()
  await eventually(() =>
    expect(network.calls(SAVE)[0]?.body).toMatchObject({ business_type: 1, registration_number: null }),
  )
})

test('the help of the number follows the type', async () => {
  await openBusiness({ business: aBusiness() })
  expect(noteOf(field('registration_number'))).toBe('Exactly as in the company register.')
  await choose('1')
  expect(noteOf(field('registration_number'))).toBe('If you are registered.')
  expect(field('registration_number').required).toBe(false)
})

test('a site that is none is told at its field and stays', async () => {
  const { network } = await openBusiness({ business: aBusiness() })
  await type(field('website'), 'javascript:alert(1)')
  await save()
  await eventually(() =>
    expect(complaints(form())).toEqual({ website: 'please enter a website that begins with https://' }),
  )
  expect(field('website').value).toBe('javascript:alert(1)')
  expect(network.calls(SAVE)).toHaveLength(0)
})

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const { network } = await openBusiness({ business: aBusiness() })
  const wrong = [{ field: 'registration_number', message: 'This number is not in the register.' }]
  network.answers(SAVE, refused(422, 'invalid', 'Please check it.', wrong))
  await type(field('legal_name'), 'Okafor & Daughters')
  await save()
  await eventually(() =>
    expect(complaints(form())).toEqual({ registration_number: 'This number is not in the register.' }),
  )
  expect(field('legal_name').value).toBe('Okafor & Daughters')
})

const answer = (value: 'yes' | 'no') => find<HTMLInputElement>(`input[name=trader][value=${value}]`)

test('nobody is taken for a trader, nor for none, before they say it', async () => {
  const { network } = await openBusiness()
  expect([answer('yes').checked, answer('no').checked]).toEqual([false, false])
  await click(findText('Save answer'))
  await eventually(() => expect(document.body.textContent).toContain('please choose yes or no'))
  expect(network.calls(`PUT ${TRADER}`)).toHaveLength(0)
})

test.each([
  ['yes', true],
  ['no', false],
] as const)('the answer %s is sent as %s', async (value, trader) => {
  const { network } = await openBusiness()
  network.answers(`PUT ${TRADER}`, ok({ trader }))
  await click(answer(value))
  await click(findText('Save answer'))
  await eventually(() => expect(toasts()).toEqual(['success: Your answer is saved']))
  expect(network.calls(`PUT ${TRADER}`)[0]?.body).toEqual({ trader })
})

test('an answer that was given stands there, with what it means for clients', async () => {
  await openBusiness({ trader: false })
  expect(answer('no').checked).toBe(true)
  expect(document.body.textContent).toContain('consumer rights from EU law do not apply')
})

test('an answer that could not be saved is told, and stays chosen', async () => {
  const { network } = await openBusiness({ trader: false })
  network.answers(`PUT ${TRADER}`, refused(409, 'open_orders', 'Finish your orders first.'))
  await click(answer('yes'))
  await click(findText('Save answer'))
  await eventually(() => expect(toasts()).toEqual(['error: Finish your orders first.']))
  expect(answer('yes').checked).toBe(true)
})

test('one part that fails leaves the others', async () => {
  await openBusiness({}, (network) =>
    network.answers(`GET ${BUSINESS}`, refused(503, 'unavailable', 'We are back soon.'), ok(aBusiness())),
  )
  await eventually(() => expect(document.body.textContent).toContain('We are back soon.'))
  expect(answer('yes')).toBeTruthy()
  await click(findText('Retry'))
  await eventually(() => expect(labelled('Legal name').value).toBe('Okafor Visas Ltd'))
})
