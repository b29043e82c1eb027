import type { PaperCheck, PaperRead, PaperReport as Report } from '@sojourn/contract/ground/papers'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { expect, test } from 'vitest'
import { aDocument, aVersion, DOCUMENT } from '../../../test/documents.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { restWords } from '../../papers/paper-report.tsx'
import { PaperReport } from './paper-report.tsx'

const CONFIRM = `PUT /orders/${UUID}/documents/${DOCUMENT}/paper`
const FIELDS = {
  ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME', nationality: 'GHA' },
  ...{ birth: '1990-03-05', expiry: '2031-04-09' },
}
const READ: PaperRead = { fields: FIELDS, is_sure: true, is_confirmed: false, may_confirm: true }
const DARK: PaperCheck = {
  ...{ rule: 'bright', name: 'Light', answer: 'look_again' },
  text: 'This picture is too dark.',
}
const FINE: PaperCheck = { rule: 'opens', name: 'Opening the file', answer: 'fine', text: null }

async function shown(paper: Report | null, slug: OrderDocument['slug'] = 'handed_over') {
  const network = falseNetwork()
  const document = aDocument({ slug, versions: [aVersion({ number: 2, paper })] })
  await openPage(() => <PaperReport order={UUID} document={document} />, '/')
  return network
}

const page = () => document.body.textContent

test('while a file is being read its line says so', async () => {
  await shown({ state: 'checking', checks: [], read: null })
  await eventually(() => expect(find('[role=status]').textContent).toContain('Checking this file…'))
})

test('what to look at again stands open, with what to do; the rest is folded', async () => {
  await shown({ state: 'done', checks: [FINE, DARK], read: null })
  await eventually(() =>
    expect(find('section > ul').textContent).toContain('Light: look againThis picture is too dark.'),
  )
  expect(find('details > summary').textContent).toBe('1 check is fine')
  const fine = find('details li')
  expect(fine.textContent).toBe('Opening the file: fine')
  for (const hidden of fine.querySelectorAll('[data-hidden]')) hidden.remove()
  expect(fine.textContent).toBe('Opening the file')
  expect(page()).not.toContain('Is it right?')
})

test.each(['accepted', 'filed'] as const)('what was doubted is folded once the paper is %s', async (slug) => {
  await shown({ state: 'done', checks: [FINE, DARK], read: null }, slug)
  await eventually(() => expect(find('summary').textContent).toBe('Our automatic checks had doubts'))
  expect(document.querySelector('section > ul')).toBeNull()
  expect([...document.querySelectorAll('details li b')].map((one) => one.textContent)).toEqual([
    'Light',
    'Opening the file',
  ])
})

test('under a returned paper nothing says that nothing wrong was found', async () => {
  await shown({ state: 'done', checks: [FINE], read: null }, 'returned')
  expect(document.querySelector('section')).toBeNull()
})

test('what is wrong with a returned paper stays', async () => {
  await shown({ state: 'done', checks: [FINE, DARK], read: null }, 'returned')
  await eventually(() => expect(find('section > ul').textContent).toContain('Light: look again'))
})

test('what was read is confirmed as it stands there, for the version it was read in', async () => {
  const network = await shown({ state: 'done', checks: [FINE], read: READ })
  network.answers(CONFIRM, ok(aDocument()))
  await eventually(() => expect(page()).toContain('G1234567'))
  await click(findText('Yes, this is right'))
  await eventually(() =>
    expect(toasts()).toEqual(['success: Thank you. We now compare it with your goal and your other papers.']),
  )
  expect(network.calls(CONFIRM).map(({ body }) => body)).toEqual([{ version: 2, ...FIELDS }])
})

test('who is not sure says so, and who may not confirm any more has no button', async () => {
  await shown({ state: 'done', checks: [], read: { ...READ, is_sure: false, may_confirm: false } })
  await eventually(() => expect(page()).toContain('Please compare every letter'))
  expect(document.querySelector('section button')).toBeNull()
})

test('what was confirmed is folded', async () => {
  await shown({ state: 'done', checks: [], read: { ...READ, is_confirmed: true } })
  await eventually(() => expect(find('details > summary').textContent).toBe('What you confirmed'))
})

test('a file that no machine looked at says nothing', async () => {
  await shown(null)
  expect(document.querySelector('section')).toBeNull()
})

test.each<[PaperCheck['answer'][], number, string]>([
  [['fine'], 0, 'Our automatic checks found nothing wrong'],
  [['look_again', 'fine'], 0, 'Our automatic checks had doubts'],
  [['fine', 'unsure'], 0, '1 check is fine, 1 could not be told'],
  [['unsure'], 1, '1 could not be told'],
  [['fine', 'fine'], 1, '2 checks are fine'],
])('%j beside %i is “%s”', (answers, again, words) => {
  expect(
    restWords(
      answers.map((answer) => ({ answer })),
      again,
    ),
  ).toBe(words)
})
