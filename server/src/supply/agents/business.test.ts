import { publicUrl } from '@sojourn/contract/calls/public-url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
let browser: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  browser = await signIn(server, await makePerson(server, { home: 'consultant' }))
})

const address = {
  country: 'CA',
  state: '08',
  city: 'Toronto',
  altCity: null,
  postal_code: 'M5V 2T6',
  address: '1 Front Street',
}
const business = {
  business_type: 3,
  legal_name: 'Okafor Immigration Ltd.',
  registration_number: 'ON 1234567',
  website: 'https://okafor.example/about?from=sojourn',
  ...address,
}
const save = (changes: object = {}) =>
  browser.put('/account/consultant/business', { ...business, ...changes })
const saved = async () => (await browser.get('/account/consultant/business')).body.data

describe('a business', () => {
  test('is nothing until told, then what was told, and changes', async () => {
    expect(await saved()).toBeNull()
    const told = { ...business, business_type: [3, 'LLC'] }
    expect((await save()).body.data).toEqual(told)
    expect(await saved()).toEqual(told)
    await save({ business_type: 4, website: null, registration_number: 'ON 7' })
    expect(await saved()).toMatchObject({
      business_type: [4, 'Corporation'],
      website: null,
      registration_number: 'ON 7',
    })
  })

  test('of one who works alone may be in no register', async () => {
    expect(await save({ business_type: 1, registration_number: '' })).toMatchObject({
      status: 200,
      body: { data: { business_type: [1, 'Sole proprietorship'], registration_number: null } },
    })
  })

  test('keeps the city that is in no list', async () => {
    const elsewhere = { city: 'Other city', altCity: 'Moose Factory' }
    expect((await save(elsewhere)).body.data).toMatchObject(elsewhere)
  })

  test.each([
    ['business_type', 'please select a business type', { business_type: undefined }],
    ['business_type', 'please select a business type', { business_type: 5 }],
    ['business_type', 'please select a business type', { business_type: '3' }],
    ['legal_name', 'please enter a legal name', { legal_name: '  ' }],
    ['legal_name', 'please use plain text', { legal_name: 'Okafor \u202eLtd.' }],
    ['legal_name', 'please use plain text', { legal_name: 'Oka\u200bfor' }],
    ['registration_number', 'please enter a registration number', { registration_number: null }],
    ['website', 'please enter a website that begins with https://', { website: 'okafor.example' }],
    ['country', 'please select a country', { country: 'XX' }],
    ['state', 'please enter a state', { state: 'Bavaria' }],
    ['city', 'please enter a city', { city: 'Munich' }],
    ['postal_code', 'please enter a postal code', { postal_code: '' }],
    ['altCity', 'please enter an alternative city', { city: 'Other city', altCity: '' }],
  ])('tells what is wrong: %s, %s', async (field, message, wrong) => {
    expect(await save(wrong)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
    expect(await saved()).toBeNull()
  })
})

describe('to trade as a business', () => {
  const declare = (trader: boolean) => browser.put('/account/consultant/trader-declaration', { trader })

  test('is said by an agent whom clients can hire once they have entered it', async () => {
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    browser = await signIn(server, agent)
    expect((await declare(false)).status).toBe(200)
    await makeService(server, agent, { status: 'active' })
    expect(await declare(true)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'trader', message: expect.stringContaining('Enter your business first') }] },
    })
    expect((await browser.get('/account/consultant/trader-declaration')).body.data).toEqual({ trader: false })
    await save()
    expect((await declare(true)).status).toBe(200)
  })

  test('is said before by whoever has published nothing', async () => {
    expect((await declare(true)).status).toBe(200)
  })
})

describe('a website', () => {
  const url = publicUrl('no')
  test.each([
    'https://okafor.example',
    'https://www.okafor.co.uk/a/b?c=%20d#e',
    'HTTPS://Okafor.Example/',
    'https://xn--mnchen-3ya.de/',
  ])('may be %s', (address) => expect(url.safeParse(address).success).toBe(true))

  test.each([
    'http://okafor.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:okafor.example',
    'https:\\\\okafor.example',
    'https://okafor.example\\@evil.example',
    'https://user:secret@okafor.example',
    'https://user@okafor.example',
    'https://okafor.example:8443/',
    'https://localhost/',
    'https://db.internal/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://10.0.0.1.',
    'https://okafor',
    'https://okafor..example',
    'https://-okafor.example',
    'https://okаfor.example/',
    'https://okafor.example/\u202egpj',
    'https://okafor.example/a b',
    `https://okafor.example/${'a'.repeat(500)}`,
  ])('is never %s', (address) => expect(url.safeParse(address).success).toBe(false))
})
