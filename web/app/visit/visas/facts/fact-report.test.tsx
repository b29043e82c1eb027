import { expect, test } from 'vitest'
import { cut, falseNetwork, held, ok, refused } from '../../../../test/network.ts'
import { choose, dialog, field, fill, inDialog, noteOf } from '../../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../../test/open-page.tsx'
import { click, eventually } from '../../../../test/render.tsx'
import { ReportFact } from './report-fact.tsx'

const SEND = 'POST /fact-reports'
const WORDS = 'The fee is CAD 160 since June.'
const visas = [
  { id: 'ca/study-permit', name: 'Study permit' },
  { id: 'ca/work-permit', name: 'Work permit' },
]

async function opened(search = '?purpose=study&report=study-permit') {
  const network = falseNetwork()
  const page = await openPage(() => <ReportFact visas={visas} />, `/p/visas/ca${search}`)
  return { ...page, network }
}

const shown = () => eventually(() => dialog())

test.each(['', '?report=', '?report=unknown'])('the address "%s" asks for no report', async (search) => {
  await opened(search)
  expect(document.querySelector('dialog')).toBeNull()
})

test('who says what is out of date names the visa, the fact and the page, and is thanked', async () => {
  const { network } = await opened()
  await shown()
  expect(dialog().textContent).toContain('Visa: Study permit')
  const answer = held(ok({ id: 'r1' }, 201))
  network.answers(SEND, answer.reply)
  await choose('What is out of date?', 'Government fee')
  await fill('What should it say?', WORDS)
  await fill('Where did you read it?', 'https://www.canada.ca/fees')
  await click(inDialog('Send report'))
  await eventually(() => expect(network.calls(SEND)).toHaveLength(1))
  await click(inDialog('Send report'))
  answer.release()
  await eventually(() => expect(dialog().textContent).toContain('Our team will check it with the authority'))
  expect(network.calls(SEND).map(({ body }) => body)).toEqual([
    { visa: 'ca/study-permit', fact: 'fees', message: WORDS, page: 'https://www.canada.ca/fees' },
  ])
})

test('something else is a report too, and a page need not be known', async () => {
  const { network } = await opened('?report=work-permit')
  await shown()
  network.answers(SEND, ok({ id: 'r1' }, 201))
  await fill('What should it say?', WORDS)
  await click(inDialog('Send report'))
  await eventually(() =>
    expect(network.calls(SEND)[0]?.body).toEqual({ visa: 'ca/work-permit', message: WORDS }),
  )
})

test('a report needs ten letters, and a page of the web', async () => {
  const { network } = await opened()
  await shown()
  await fill('What should it say?', 'Wrong')
  await fill('Where did you read it?', 'ftp://canada.ca')
  await click(inDialog('Send report'))
  await eventually(() =>
    expect(noteOf('What should it say?')).toBe('please say in at least 10 characters what is out of date'),
  )
  expect(noteOf('Where did you read it?')).toBe('please enter an address that begins with https://')
  expect(network.calls(SEND)).toEqual([])
})

test('a report whose answer was lost is one report', async () => {
  const { network } = await opened()
  await shown()
  network.answers(SEND, cut, refused(503, 'overloaded', 'We are very busy.'), ok({ id: 'r1' }, 201))
  await fill('What should it say?', WORDS)
  await click(inDialog('Send report'))
  await eventually(() => expect(toasts()).toEqual(['error: We are very busy.']))
  expect(field('What should it say?').value).toBe(WORDS)
  await click(inDialog('Send report'))
  await eventually(() => expect(dialog().textContent).toContain('Thank you'))
  expect(new Set(network.calls(SEND).map(({ key }) => key)).size).toBe(1)
})

test('closed, it leaves the address as it was before', async () => {
  const { network, address } = await opened()
  await shown()
  network.answers(SEND, ok({ id: 'r1' }, 201))
  await fill('What should it say?', WORDS)
  await click(inDialog('Send report'))
  await eventually(() => inDialog('Close'))
  await click(inDialog('Close'))
  await eventually(() => expect(address()).toBe('/p/visas/ca?purpose=study'))
  expect(document.querySelector('dialog[open]')).toBeNull()
})
