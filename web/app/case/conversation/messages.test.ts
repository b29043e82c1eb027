import type { Message } from '@sojourn/contract/talk/conversations'
import { expect, test } from 'vitest'
import { linkify } from '../../ui/text/linkify.ts'
import { groupMessages } from './group-messages.ts'
import { changeLog, type MessageLog } from './message-log.ts'

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  ...{ uuid: `m${seq}`, seq, client_id: null, message: `Message ${seq}`, kind: 'text', side: 'agent' },
  ...{
    is_own: false,
    file: null,
    offer: null,
    meeting: null,
    paper: null,
    answers: null,
    decision: null,
    created_at: { date: `2026-11-02T09:0${seq % 10}:00Z` },
  },
  participant: { user: { uuid: 'a', full_name: 'Amara Okafor', profile_picture: null } },
  ...more,
})
const log = (...seqs: number[]): MessageLog => ({
  items: seqs.map((seq) => message(seq)),
  older: 'more',
  isAtEnd: true,
})
const seqs = (of: MessageLog | null) => of?.items.map(({ seq }) => seq)

test('messages that come twice or out of order stand once, in order', () => {
  const more = [message(5), message(4), message(6)]
  expect(seqs(changeLog(log(3, 4), { kind: 'newer', items: more, isAtEnd: true }))).toEqual([3, 4, 5, 6])
  expect(seqs(changeLog(log(3, 4), { kind: 'older', items: [message(1), message(2)], older: null }))).toEqual(
    [1, 2, 3, 4],
  )
})

test('what changed takes the place of what stood there, and brings nothing else', () => {
  const changed = changeLog(log(3, 4), { kind: 'changed', items: [message(4, { kind: 'gone' }), message(9)] })
  expect(changed?.items.map(({ seq, kind }) => [seq, kind])).toEqual([
    [3, 'text'],
    [4, 'gone'],
  ])
})

test('a new day, another writer and five minutes begin a new row', () => {
  const shown = groupMessages(
    [
      message(1, { created_at: { date: '2026-11-02T23:58:00Z' } }),
      message(2, { created_at: { date: '2026-11-02T23:59:00Z' } }),
      message(3, { created_at: { date: '2026-11-03T00:01:00Z' } }),
      message(4, { created_at: { date: '2026-11-03T00:07:00Z' } }),
      message(5, { created_at: { date: '2026-11-03T00:08:00Z' }, side: 'client', is_own: true }),
    ],
    { zone: 'UTC', readSeq: 3 },
  )
  expect(shown.map(({ day, isFirst, isFirstUnread }) => [day, isFirst, isFirstUnread])).toEqual([
    ['2026-11-02', true, false],
    [null, false, false],
    ['2026-11-03', true, false],
    [null, true, true],
    [null, true, false],
  ])
})

test.each([
  ['See https://example.com/a?b=c.', [null, 'https://example.com/a?b=c', null]],
  ['(https://example.com)', [null, 'https://example.com/', null]],
  ['javascript:alert(1) data:text/html,x', [null]],
  ['https://example.com/"onmouseover="alert(1)', ['https://example.com/', null]],
  ['no address', [null]],
])('%s leads only to the web', (text, hrefs) => {
  const pieces = linkify(text)
  expect(pieces.map(({ href }) => href)).toEqual(hrefs)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
