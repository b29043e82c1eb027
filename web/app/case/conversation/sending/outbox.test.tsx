import { beforeEach, expect, test } from 'vitest'
import { showPerson } from '../../../api/shown-person.ts'
import { draftKey, keepText, readText } from './kept-text.ts'
import { keepOutbox, keptOutbox, type Outgoing } from './outbox.ts'

beforeEach(() => showPerson('ada'))

const outgoing = (message: string, more: Partial<Outgoing> = {}): Outgoing => ({
  ...{ clientId: `id of ${message}`, message, file: null, answers: null, share: 0 },
  ...{ at: '2026-05-01T10:00:00Z', state: 'waiting', problem: null, ...more },
})

test('what was not sent when the page was left waits again, in its order, with the same id', () => {
  keepOutbox('c', [
    outgoing('first', { state: 'sending' }),
    outgoing('second', { state: 'failed', problem: 'Too long.' }),
  ])
  expect(keptOutbox('c')).toEqual([outgoing('first'), outgoing('second')])
  expect(keptOutbox('another')).toEqual([])
})

test('a file does not outlive the page, and an empty outbox leaves nothing behind', () => {
  const file = new File(['x'], 'letter.pdf')
  keepOutbox('c', [outgoing('words'), outgoing('', { file })])
  expect(keptOutbox('c').map(({ message }) => message)).toEqual(['words'])
  keepOutbox('c', [outgoing('', { file })])
  expect(localStorage).toHaveLength(0)
})

test('messages wait for their writer alone', () => {
  keepOutbox('c', [outgoing('mine')])
  showPerson('ben')
  expect(keptOutbox('c')).toEqual([])
})

test('what is broken in the browser is nothing to send', () => {
  keepOutbox('c', [outgoing('mine')])
  localStorage.setItem(localStorage.key(0) ?? '', '{')
  expect(keptOutbox('c')).toEqual([])
})

test('a text somebody was writing is there again until it is emptied', () => {
  const key = draftKey('c')
  keepText(key, 'Dear Amara')
  expect(readText(key)).toBe('Dear Amara')
  keepText(key, '')
  expect([readText(key), localStorage.length]).toEqual(['', 0])
})
