import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { settled } from '../settled.ts'

const CALL = '**/api/contact-messages'
const LABELS = ['Your name', 'Email', 'Subject', 'Message']

const form = (page: Page) => page.getByRole('form', { name: 'Contact us' })
const field = (page: Page, label: string) => form(page).getByLabel(label)
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
const typed = (page: Page) => Promise.all(LABELS.map((label) => field(page, label).inputValue()))
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function fill(page: Page, words: string[]) {
  for (const [index, label] of LABELS.entries()) await field(page, label).fill(words[index] ?? '')
}

const complaintOf = async (page: Page, label: string) => {
  const note = await field(page, label).getAttribute('aria-describedby')
  return note ? page.locator(`[id="${note}"]`).textContent() : ''
}

const expectThanks = (page: Page, email: string) =>
  expect
    .poll(() => page.getByRole('main').innerText())
    .toMatch(new RegExp(`Thank you, we have your message[\\s\\S]*${email}`))

// Five messages an hour are allowed from one place; this file sends three.

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('what is missing or wrong is said beside its field, in the words of the contract', async () => {
    const { page } = await visit('/p/contact-us', { width })
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/contact-messages')) calls++
    })
    await send(page).click()
    await expect.poll(() => complaintOf(page, 'Your name')).toContain('please input your name')
    expect(await complaintOf(page, 'Email')).toContain('please input your email')
    expect(await complaintOf(page, 'Subject')).toContain('please input a subject')
    expect(await complaintOf(page, 'Message')).toContain('please input a message')
    expect(await field(page, 'Your name').evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await fill(page, ['Ada', 'ada at example', 'Photographs', 'How many?'])
    await send(page).click()
    await expect.poll(() => complaintOf(page, 'Email')).toContain('incorrect email')
    expect(await field(page, 'Email').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field(page, 'Your name').getAttribute('aria-invalid')).toBeNull()
    expect(await typed(page)).toEqual(['Ada', 'ada at example', 'Photographs', 'How many?'])
    expect(calls, 'calls for what cannot be right').toBe(0)
  })
})

test('a message reaches the support team, and its sender hears that it arrived', async () => {
  const { page } = await visit('/p/contact-us', { width: PHONE })
  await fill(page, [
    'Grace Hopper',
    'grace@example.com',
    'A visa for a compiler',
    'Do I need two?\nThank you.',
  ])
  await send(page).click()
  await expectThanks(page, 'grace@example.com')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Thank you, we have your message',
  )
  await expectAccessible(page)

  const [toSender] = await mailsTo('grace@example.com')
  expect(toSender?.subject).toBe('We have received your message')
  const toSupport = (await mailsTo('support@sojourn.example')).find((mail) =>
    mail.subject.includes('compiler'),
  )
  expect(toSupport).toMatchObject({
    subject: 'Contact: A visa for a compiler',
    reply_to: 'Grace Hopper <grace@example.com>',
    text: expect.stringContaining('> Do I need two?\n> Thank you.'),
  })

  await page.reload()
  await settled(page)
  expect(await typed(page), 'nothing of a sent message stays in the browser').toEqual(['', '', '', ''])
})

test('when the server is away a toast says so, nothing typed is lost, and sending again works', async () => {
  const words = ['Ada Lovelace', 'ada@example.com', 'The server is away', 'Nothing of this may get lost.']
  const { page, problems } = await visit('/p/contact-us')
  problems.expect(/net::ERR_FAILED/)
  await page.route(CALL, (route) => route.abort())
  await fill(page, words)
  await send(page).click()
  await toast(page).getByText('Error occurred, try again').waitFor()
  expect(await typed(page)).toEqual(words)
  await expectAccessible(page)

  await page.unroute(CALL)
  await send(page).click()
  await expectThanks(page, 'ada@example.com')
  expect(await mailsTo('ada@example.com')).toHaveLength(1)
})

test('when only the answer gets lost the message is kept once', async () => {
  const { page, problems } = await visit('/p/contact-us')
  problems.expect(/net::ERR_FAILED/)
  let answers = 0
  await page.route(CALL, async (route) => {
    const answer = await route.fetch()
    await (++answers === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await fill(page, ['Mary Seacole', 'mary@example.com', 'Twice', 'The answer to this gets lost.'])
  await send(page).click()
  await expectThanks(page, 'mary@example.com')
  expect(answers).toBe(2)
  const toSupport = async () =>
    (await mailsTo('support@sojourn.example')).filter((mail) => mail.subject === 'Contact: Twice')
  await expect.poll(async () => (await toSupport()).length).toBe(1)
})

test("the server's own words stand where they belong", async () => {
  const { page, problems } = await visit('/p/contact-us')
  problems.expect(/status of 4(22|29)/)
  const refuse = (status: number, body: object) =>
    page.route(CALL, (route) => route.fulfill({ status, json: body }))
  await fill(page, ['Ada', 'ada@example.com', 'Words', 'Of the server.'])
  await refuse(422, {
    code: 'invalid_fields',
    message: 'Please check the highlighted fields.',
    request_id: 'a',
    errors: [{ field: 'subject', message: 'please use plain text' }],
  })
  await send(page).click()
  await expect.poll(() => complaintOf(page, 'Subject')).toContain('please use plain text')
  await page.unroute(CALL)
  await refuse(429, { code: 'too_many_tries', message: 'Too many tries.', request_id: 'b' })
  await send(page).click()
  await toast(page).getByText('Too many tries.').waitFor()
  expect(await typed(page)).toEqual(['Ada', 'ada@example.com', 'Words', 'Of the server.'])
})

test('an unfinished message is there when one comes back', async () => {
  const words = ['Ida Wells', 'ida@example.com', 'Later', 'I will finish this tomorrow.']
  const { page } = await visit('/p/contact-us')
  await fill(page, words)
  await page.getByText('Draft saved on this device').waitFor()
  await page.reload()
  await settled(page)
  await expect.poll(() => typed(page)).toEqual(words)
})

test('two presses send once, and Enter in a field sends', async () => {
  const { page } = await visit('/p/contact-us')
  let calls = 0
  await page.route(CALL, async (route) => {
    calls++
    await route.fulfill({ status: 201, json: { data: { id: crypto.randomUUID() } } })
  })
  await fill(page, ['Ada', 'ada@example.com', 'Once', 'Only once.'])
  await send(page).dblclick()
  await expectThanks(page, 'ada@example.com')
  expect(calls).toBe(1)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await fill(page, ['Ada', 'ada@example.com', 'Again', 'By Enter.'])
  await field(page, 'Subject').press('Enter')
  await expectThanks(page, 'ada@example.com')
  expect(calls).toBe(2)
})
