import type { CaseFile } from '@sojourn/contract/work/case-files'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { aConflict, CONFLICT } from '../../../test/conflict.ts'
import { aCaseFile, FILE } from '../../../test/documents.ts'
import { aPaper, chooseFiles, falseUploads, refusedFile, taken } from '../../../test/false-uploads.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { REQUEST } from '../../../test/work.ts'
import { CompletionFiles, NewCompletionFiles } from './completion-files.tsx'
import { DecisionLetter } from './decision-letter.tsx'
import { Evidence } from './evidence.tsx'

const FILES = `GET /orders/${UUID}/files`
const REMOVE = `DELETE /orders/${UUID}/files/${FILE}`

async function shown(part: () => ReactNode, ...files: CaseFile[]) {
  const network = falseNetwork()
  network.answers(FILES, ok(files))
  await openPage(() => part(), '/')
  await eventually(() => expect(network.calls(FILES)).toHaveLength(1))
  return network
}

const names = () => [...document.querySelectorAll('ul li span > span')].map((one) => one.textContent)
const chosen = () => find<HTMLInputElement>('input[type=file]')

test('an agent sees only the files that go with their next request', async () => {
  await shown(
    () => <NewCompletionFiles order={UUID} />,
    aCaseFile({ file_name: 'next.pdf' }),
    aCaseFile({ id: UUID, of: REQUEST, file_name: 'sent.pdf' }),
    aCaseFile({ id: REQUEST, purpose: 'decision', file_name: 'letter.pdf' }),
  )
  await eventually(() => expect(names()[0]).toContain('next.pdf'))
  expect(document.body.textContent).not.toContain('sent.pdf')
  expect(document.body.textContent).not.toContain('letter.pdf')
})

test('a chosen file goes up at once, and the list is asked anew', async () => {
  const sent = falseUploads(taken(aCaseFile()))
  const network = await shown(() => <NewCompletionFiles order={UUID} />)
  await chooseFiles(chosen(), aPaper('receipt.pdf'))
  await eventually(() => expect(network.calls(FILES)).toHaveLength(2))
  expect(sent.map(({ call }) => call)).toEqual([`POST /orders/${UUID}/completion-requests/files`])
})

test('what cannot be taken says why, and the list stays', async () => {
  falseUploads(refusedFile(413, 'This file is larger than 20 MB.'))
  const network = await shown(() => <NewCompletionFiles order={UUID} />)
  await chooseFiles(chosen(), aPaper('receipt.pdf'))
  await eventually(() => expect(document.body.textContent).toContain('This file is larger than 20 MB.'))
  expect(network.calls(FILES)).toHaveLength(1)
})

test('a file is taken away once, and a refusal says why', async () => {
  const network = await shown(() => <NewCompletionFiles order={UUID} />, aCaseFile({ may: ['remove'] }))
  const later = held(refused(409, 'file_sent', 'The file was sent already.'))
  network.answers(REMOVE, later.reply)
  const remove = await eventually(() => findText('Remove receipt.pdf'))
  await click(remove)
  await click(remove)
  later.release()
  await eventually(() => expect(toasts()).toEqual(['error: The file was sent already.']))
  expect(network.calls(REMOVE)).toHaveLength(1)
})

test.each<[Partial<CaseFile>, string[], string]>([
  [{ may: [] }, [], '82\u00a0kB'],
  [{ may: ['open'] }, ['Open receipt.pdf', 'Download receipt.pdf'], '82\u00a0kB'],
  [{ may: ['open', 'remove'] }, ['Open receipt.pdf', 'Download receipt.pdf', 'Remove receipt.pdf'], ''],
  [{ scan: 'waiting' }, [], 'being checked for viruses'],
  [{ scan: 'infected' }, [], 'removed: a virus was found in it'],
])('of a file %j this is offered: %j', async (changes, offered, words) => {
  await shown(
    () => <CompletionFiles order={UUID} request={REQUEST} />,
    aCaseFile({ of: REQUEST, ...changes }),
  )
  await eventually(() => find('ul li'))
  const pressable = [...document.querySelectorAll('ul li a, ul li button')].map((one) => one.textContent)
  expect(pressable).toEqual(offered)
  expect(find('ul li').textContent).toContain(words)
})

test('in a line from right to left the size of a file is one piece beside its day', async () => {
  await shown(() => <NewCompletionFiles order={UUID} />, aCaseFile())
  expect((await eventually(() => find('li small bdi'))).textContent).toBe('82\u00a0kB')
})

test('a request without files has no part for them', async () => {
  await shown(() => <CompletionFiles order={UUID} request={REQUEST} />, aCaseFile())
  expect(document.querySelector('h3')).toBeNull()
})

test.each<[Conflict['stage'], boolean]>([
  ['direct', true],
  ['mediation', true],
  ['decided', true],
  ['settling', false],
  ['closed', false],
])('evidence can be added at %s: %s', async (stage, canAdd) => {
  const conflict = aConflict({ stage })
  await shown(
    () => <Evidence order={UUID} conflict={conflict} />,
    aCaseFile({ purpose: 'evidence', of: CONFLICT, file_name: 'mail.pdf' }),
    aCaseFile({ id: UUID, purpose: 'evidence', of: UUID, file_name: 'another.pdf' }),
  )
  await eventually(() => expect(document.body.textContent).toContain('mail.pdf'))
  expect(document.body.textContent).not.toContain('another.pdf')
  expect(document.querySelector('input[type=file]') !== null).toBe(canAdd)
})

test('who adds evidence reads before that it stays', async () => {
  const sent = falseUploads(taken(aCaseFile()))
  await shown(() => <Evidence order={UUID} conflict={aConflict()} />)
  expect(document.body.textContent).toContain('Both sides and our team can open it. It cannot be removed.')
  await chooseFiles(chosen(), aPaper('mail.pdf'))
  await eventually(() =>
    expect(sent.map(({ call }) => call)).toEqual([`POST /orders/${UUID}/conflicts/${CONFLICT}/files`]),
  )
})

test('of several decision letters the newest counts, and it can be replaced', async () => {
  const sent = falseUploads(taken(aCaseFile()))
  const order = anOngoingOrder({ may: ['add_letter'] })
  await shown(
    () => <DecisionLetter order={order} />,
    aCaseFile({ purpose: 'decision', file_name: 'old.pdf' }),
    aCaseFile({ id: UUID, purpose: 'decision', file_name: 'new.pdf' }),
  )
  await eventually(() => expect(document.body.textContent).toContain('new.pdf'))
  expect(document.body.textContent).not.toContain('old.pdf')
  await click(findText('Replace the letter'))
  await chooseFiles(chosen(), aPaper('newer.pdf'))
  await eventually(() =>
    expect(sent.map(({ call }) => call)).toEqual([`POST /orders/${UUID}/decision-letter`]),
  )
})

test('there is no letter to add before the work has begun, nor after an order was cancelled', async () => {
  for (const status of [
    [1, 'Paid'],
    [-1, 'Cancelled'],
  ] as const) {
    const order = aPaidOrder({ status: [...status] })
    await shown(() => <DecisionLetter order={order} />)
    expect(document.querySelector('h3')).toBeNull()
  }
})

test('once the decision stands, its letter is read and nobody is offered to replace it', async () => {
  const order = anOngoingOrder({ may: [] })
  await shown(
    () => <DecisionLetter order={order} />,
    aCaseFile({ purpose: 'decision', file_name: 'new.pdf' }),
  )
  await eventually(() => expect(document.body.textContent).toContain('new.pdf'))
  expect(document.body.textContent).not.toContain('Replace the letter')
})

test('while there is none, an order at work says when to add it', async () => {
  const order = anOngoingOrder({ may: ['add_letter'] })
  await shown(() => <DecisionLetter order={order} />)
  expect(document.body.textContent).toContain('Once the authority has decided, add its letter here.')
  expect(findText('Add the letter')).toBeTruthy()
})
