import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { madeUp } from '../made-up.ts'
import { reload } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { newEmail } from '../sign-in.ts'
import { widths } from '../widths.ts'

const CALL = '**/api/contact-messages'
const LABELS = ['Your name', 'Email', 'Subject', 'Message']
const SUPPORT = 'support@sojourn.example'

const form = (page: Page) => page.getByRole('form', { name: 'Contact us' })
const field = (page: Page, label: string) => form(page).getByLabel(label)
const send = (page: Page) => act(page, () => form(page).getByRole('button', { name: 'Send message' }).click())
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)

async function fill(page: Page, words: string[]) {
  for (const [index, label] of LABELS.entries()) await field(page, label).fill(words[index] ?? '')
}

async function seeTyped(page: Page, words: string[]) {
  for (const [index, label] of LABELS.entries()) await see(field(page, label), { value: words[index] ?? '' })
}

async function seeComplaint(page: Page, label: string, words: string) {
  await see(field(page, label), { attribute: ['aria-describedby', /./] })
  const note = await field(page, label).getAttribute('aria-describedby')
  await see(page.locator(`[id="${note}"]`), { text: new RegExp(words, 'i') })
}

const seeThanks = (page: Page, email: string) =>
  see(page.getByRole('main'), { text: new RegExp(`Thank you, we have your message[\\s\\S]*${email}`) })

describe.each(widths('phone'))('at %i px', (width) => {
  test('what is missing or wrong is said beside its field, in the words of the contract', async () => {
    const { page } = await visit('/p/contact-us', { width })
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/contact-messages')) calls++
    })
    await send(page)
    await seeComplaint(page, 'Your name', 'please input your name')
    await seeComplaint(page, 'Email', 'please input your email')
    await seeComplaint(page, 'Subject', 'please input a subject')
    await seeComplaint(page, 'Message', 'please input a message')
    await see(field(page, 'Your name'), { focused: true })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const words = ['Ada', 'ada at example', 'Photographs', 'How many?']
    await fill(page, words)
    await send(page)
    await seeComplaint(page, 'Email', 'incorrect email')
    await see(field(page, 'Email'), { focused: true })
    await see(field(page, 'Your name'), { attribute: ['aria-invalid', null] })
    await seeTyped(page, words)
    expect(calls, 'calls for what cannot be right').toBe(0)
  })
})

test('an unfinished message is there when one comes back; sent it reaches the support team, and its sender hears so', async () => {
  const { page } = await visit('/p/contact-us', { width: PHONE })
  const email = newEmail('grace')
  const subject = madeUp('A visa for a compiler')
  const words = ['Grace Hopper', email, subject, 'Do I need two?\nThank you.']
  await act(page, () => fill(page, words))
  await see(page.getByText('Draft saved on this device'))
  await reload(page)
  await seeTyped(page, words)

  await send(page)
  await seeThanks(page, email)
  await see(page.getByText('Thank you, we have your message', { exact: true }), { focused: true })
  await expectAccessible(page)

  const [toSender] = await mailsTo(email)
  expect(toSender?.subject).toBe('We have received your message')
  const toSupport = async () => (await mailsTo(SUPPORT)).filter((mail) => mail.subject.includes(subject))
  await expect.poll(toSupport).toMatchObject([
    {
      subject: `Contact: ${subject}`,
      reply_to: `Grace Hopper <${email}>`,
      text: expect.stringContaining('> Do I need two?\n> Thank you.'),
    },
  ])

  await reload(page)
  await seeTyped(page, ['', '', '', ''])
})

test('when the server is away or refuses it says so, nothing typed is lost, and sending again works', async () => {
  const email = newEmail('ada')
  const words = ['Ada Lovelace', email, 'The server is away', 'Nothing of this may get lost.']
  const { page, problems } = await visit('/p/contact-us', { width: PHONE })
  problems.expect(
    { call: 'POST /api/contact-messages', status: 'net::ERR_FAILED', times: 4 },
    { call: 'POST /api/contact-messages', status: 422 },
    { call: 'POST /api/contact-messages', status: 429 },
  )
  const refuse = (status: number, json: object) =>
    page.route(CALL, (route) => route.fulfill({ status, json }))
  await page.route(CALL, (route) => route.abort())
  await fill(page, words)
  await send(page)
  await see(toast(page, 'Error occurred, try again'))
  await seeTyped(page, words)
  await expectAccessible(page)

  await page.unroute(CALL)
  await refuse(422, {
    code: 'invalid_fields',
    message: 'Please check the highlighted fields.',
    request_id: 'a',
    errors: [{ field: 'subject', message: 'please use plain text' }],
  })
  await send(page)
  await seeComplaint(page, 'Subject', 'please use plain text')

  await page.unroute(CALL)
  await refuse(429, { code: 'too_many_tries', message: 'Too many tries.', request_id: 'b' })
  await send(page)
  await see(toast(page, 'Too many tries.'))
  await seeTyped(page, words)

  await page.unroute(CALL)
  await send(page)
  await seeThanks(page, email)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('when only the answer gets lost the message is kept once', async () => {
  const { page, problems } = await visit('/p/contact-us', { width: PHONE })
  problems.expect({ call: 'POST /api/contact-messages', status: 'net::ERR_FAILED' })
  let answers = 0
  await page.route(CALL, async (route) => {
    const answer = await route.fetch()
    await (++answers === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  const email = newEmail('mary')
  const subject = madeUp('Twice')
  await fill(page, ['Mary Seacole', email, subject, 'The answer to this gets lost.'])
  await send(page)
  await seeThanks(page, email)
  expect(answers).toBe(2)
  const toSupport = async () =>
    (await mailsTo(SUPPORT)).filter((mail) => mail.subject === `Contact: ${subject}`)
  await expect.poll(toSupport).toHaveLength(1)
})

test('two presses send once, and Enter in a field sends', async () => {
  const { page } = await visit('/p/contact-us', { width: PHONE })
  let calls = 0
  await page.route(CALL, async (route) => {
    calls++
    await route.fulfill({ status: 201, json: { data: { id: crypto.randomUUID() } } })
  })
  await fill(page, ['Ada', 'ada@example.com', 'Once', 'Only once.'])
  await act(page, () => form(page).getByRole('button', { name: 'Send message' }).dblclick())
  await seeThanks(page, 'ada@example.com')
  expect(calls).toBe(1)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await fill(page, ['Ada', 'ada@example.com', 'Again', 'By Enter.'])
  await act(page, () => field(page, 'Subject').press('Enter'))
  await seeThanks(page, 'ada@example.com')
  expect(calls).toBe(2)
})
