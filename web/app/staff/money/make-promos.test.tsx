import { beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../../test/clock.ts'
import { cut, falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { dialog, field, fill, inDialog, isAsked, noteOf, tick } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, find, findText } from '../../../test/render.tsx'
import CouponsPage from './coupons-page.tsx'

const LIST = 'GET /staff/coupons'
const MAKE = 'POST /staff/coupons'

// The last day cannot be today or before.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00.000Z') }))

async function opened() {
  const network = falseNetwork()
  network.answers(LIST, listOf())
  await openPage(CouponsPage, '/p/staff/coupons')
  await soon(() => findText('Create coupons'))
  await click(findText('Create coupons'))
  await soon(() => dialog())
  return network
}

async function filled({ amount = '20', day = '2026-12-31', note = 'Fair in Lagos' } = {}) {
  await fill('Amount', amount)
  await fill('Last day', day)
  await fill('Note', note)
}

const made = (...codes: string[]) => ok({ codes }, 201)
const codes = () => [...find('[aria-label=Codes]').children].map(({ textContent }) => textContent)
const lastSecond = new Date('2026-12-31T23:59:59').toISOString()

test('coupons for anyone: as many as asked for, in cents, until the end of the last day', async () => {
  const network = await opened()
  network.answers(MAKE, made('AAA-1', 'AAA-2', 'AAA-3'))
  await filled({ amount: '1,250.50' })
  await fill('How many', '3')
  await click(inDialog('Create coupons'))
  await soon(() => expect(codes()).toEqual(['AAA-1', 'AAA-2', 'AAA-3']))
  expect(network.calls(MAKE)[0]?.body).toEqual({
    amount: 125_050,
    quantity: 3,
    email: null,
    expires_at: lastSecond,
    note: 'Fair in Lagos',
  })
  expect(toasts()).toEqual(['success: 3 coupons are created'])
  expect(dialog().textContent).toContain('Your coupons are created')
  expect(dialog().textContent).toContain('Copy the 3 codes now. They are also in the list of coupons.')
  expect(network.calls(LIST)).toHaveLength(2)
})

test('a coupon for one person is one, whatever stood there before', async () => {
  const network = await opened()
  network.answers(MAKE, made('AAA-1'))
  await filled()
  await fill('How many', '3')
  await tick('One person')
  await fill('Email', 'ngozi@example.com')
  await click(inDialog('Create coupons'))
  await soon(() => expect(codes()).toEqual(['AAA-1']))
  expect(network.calls(MAKE)[0]?.body).toMatchObject({ quantity: 1, email: 'ngozi@example.com' })
  expect(toasts()).toEqual(['success: One coupon is created'])
  expect(dialog().textContent).toContain('Copy the code now.')
})

test.each([
  ['Amount', '', 'please enter an amount'],
  ['Amount', '0', 'please enter an amount'],
  ['Amount', '10,000.01', 'please keep it under $10,000'],
  ['How many', '', 'please choose between 1 and 500'],
  ['How many', '501', 'please choose between 1 and 500'],
  ['How many', '2.5', 'please choose between 1 and 500'],
  ['Note', ' ', 'please say what it is for'],
])('%s "%s" is not sent', async (name, words, problem) => {
  const network = await opened()
  await filled()
  await fill(name, words)
  await click(inDialog('Create coupons'))
  await soon(() => expect(noteOf(name)).toBe(problem))
  expect(network.calls(MAKE)).toEqual([])
})

test('a coupon without a last day is not made, and one cannot end today', async () => {
  const network = await opened()
  await filled({ day: '' })
  await click(inDialog('Create coupons'))
  await soon(() => expect(noteOf('Last day')).toBe('please choose a later day'))
  await fill('Last day', '2026-06-15')
  await soon(() => expect(noteOf('Last day')).toBeTruthy())
  expect(network.calls(MAKE)).toEqual([])
})

test('an email nobody has is refused at the email, and nothing typed is lost', async () => {
  const network = await opened()
  const errors = [{ field: 'email', message: 'no client has this email' }]
  network.answers(MAKE, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
  await filled()
  await tick('One person')
  await fill('Email', 'nobody@example.com')
  await click(inDialog('Create coupons'))
  await soon(() => expect(noteOf('Email')).toBe('no client has this email'))
  expect(field('Amount').value).toBe('20')
  expect(field('Note').value).toBe('Fair in Lagos')
  expect(field('Email').value).toBe('nobody@example.com')
})

test('coupons are made once, however often the answer is lost', async () => {
  const network = await opened()
  network.answers(MAKE, cut, refused(503, 'unavailable', 'Please try again in a moment.'), made('AAA-1'))
  await filled()
  await click(inDialog('Create coupons'))
  await soon(() => expect(toasts()).toEqual(['error: Please try again in a moment.']))
  await click(inDialog('Create coupons'))
  await soon(() => expect(codes()).toEqual(['AAA-1']))
  const keys = network.calls(MAKE).map(({ key }) => key)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('who is done finds an empty form the next time', async () => {
  const network = await opened()
  network.answers(MAKE, made('AAA-1'))
  await filled()
  await click(inDialog('Create coupons'))
  await soon(() => inDialog('Done'))
  await click(inDialog('Done'))
  expect(isAsked()).toBe(false)
  await click(findText('Create coupons'))
  expect(field('Amount').value).toBe('')
  expect(field('How many').value).toBe('1')
})
