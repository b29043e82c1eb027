import { expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { cut, falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { field, fill, noteOf, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import ContactPage from './contact-page.tsx'

const SEND = 'POST /contact-messages'
const words = {
  'Your name': 'Ngozi Traveller',
  Email: 'ngozi@example.com',
  Subject: 'An order of mine',
  Message: 'I cannot find the receipt of my order.',
}
const body = {
  name: 'Ngozi Traveller',
  email: 'ngozi@example.com',
  subject: 'An order of mine',
  message: 'I cannot find the receipt of my order.',
}

async function opened() {
  const network = falseNetwork()
  await openPage(ContactPage, '/p/contact')
  await eventually(() => find('form'))
  return network
}

async function filled() {
  for (const [name, text] of Object.entries(words)) await fill(name, text)
}

test('a message goes once, and whoever wrote it reads where the answer comes', async () => {
  const network = await opened()
  const answer = held(() => Response.json({ data: { id: 'm1' } }, { status: 201 }))
  network.answers(SEND, answer.reply)
  await filled()
  await click(findText('Send message'))
  await eventually(() => expect(network.calls(SEND)).toHaveLength(1))
  await click(findText('Send message'))
  answer.release()
  await eventually(() => expect(text()).toContain('Thank you, we have your message'))
  expect(text()).toContain('A person reads it and answers to ngozi@example.com')
  expect(network.calls(SEND).map((call) => call.body)).toEqual([body])
  expect(document.activeElement?.textContent).toBe('Thank you, we have your message')
})

test('who writes another message begins with an empty form', async () => {
  const network = await opened()
  network.answers(SEND, ok({ id: 'm1' }, 201))
  await filled()
  await click(findText('Send message'))
  await eventually(() => findText('Write another message'))
  await click(findText('Write another message'))
  for (const name of Object.keys(words)) expect(field(name).value).toBe('')
})

test('each field says what it lacks, and nothing is sent', async () => {
  const network = await opened()
  await fill('Email', 'ngozi')
  await click(findText('Send message'))
  await eventually(() => expect(field('Your name').getAttribute('aria-invalid')).toBe('true'))
  for (const name of ['Your name', 'Subject', 'Message']) expect(noteOf(name)).toMatch(/^please /)
  expect(noteOf('Email')).toBe('incorrect email')
  expect(document.activeElement).toBe(field('Your name'))
  expect(network.calls(SEND)).toEqual([])
})

test('a message whose answer was lost is one message', async () => {
  const network = await opened()
  network.answers(SEND, cut, refused(503, 'overloaded', 'We are very busy.'), ok({ id: 'm1' }, 201))
  await filled()
  await click(findText('Send message'))
  await eventually(() => expect(toasts()).toEqual(['error: We are very busy.']))
  expect(field('Message').value).toBe(words.Message)
  await click(findText('Send message'))
  await eventually(() => expect(text()).toContain('Thank you'))
  expect(new Set(network.calls(SEND).map(({ key }) => key)).size).toBe(1)
})

test('too many messages are told, and nothing typed is lost', async () => {
  const network = await opened()
  network.answers(SEND, refused(429, 'too_many_tries', 'Too many tries. Please wait a moment.'))
  await filled()
  await click(findText('Send message'))
  await eventually(() => expect(text()).toContain('Too many tries. Please wait a moment.'))
  for (const [name, typed] of Object.entries(words)) expect(field(name).value).toBe(typed)
})

test('what was typed is there again after a reload', async () => {
  await opened()
  // A form of the test before may still be about to keep its draft.
  await eventually(() => expect(document.documentElement.dataset.busy).toBeUndefined())
  vi.useFakeTimers()
  await filled()
  await pass(600)
  expect(text()).toContain('Draft saved on this device')
  vi.useRealTimers()
  document.body.replaceChildren()
  await opened()
  await eventually(() => expect(field('Message').value).toBe(words.Message))
  expect(field('Email').value).toBe(words.Email)
})
