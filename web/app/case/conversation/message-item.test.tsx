import type { Message, MessageFile } from '@sojourn/contract/talk/conversations'
import { expect, test, vi } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { aMessage, CHAT } from '../../../test/conversation.tsx'
import { falseNetwork, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { ownFileAt } from './message-file.tsx'
import { MessageItem } from './message-item.tsx'

const FILE = `GET /conversations/${CHAT}/messages/m1/file`

type Props = Parameters<typeof MessageItem>[0]

async function shown(changes: Partial<Message> = {}, props: Partial<Props> = {}) {
  const network = falseNetwork()
  const reported: string[] = []
  const shown = { message: aMessage(1, changes), day: null, isFirst: true, isFirstUnread: false }
  await openPage(
    () => (
      <MessageItem
        fileAt={ownFileAt(CHAT)}
        shown={shown}
        mark={null}
        isFound={false}
        onReport={(uuid) => void reported.push(uuid)}
        {...props}
      />
    ),
    '/',
  )
  return { network, reported, text: () => document.body.textContent }
}

const file = (changes: Partial<MessageFile> = {}): Partial<Message> => ({
  kind: 'file',
  file: {
    ...{ name: 'passport.pdf', media_type: 'application/pdf', size: 82_000, scan: 'clean', may_open: true },
    ...changes,
  },
})
const buttons = () => [...document.querySelectorAll('li button')].map((one) => one.textContent)

test('the time of a message is that of who reads', async () => {
  browserOf('Asia/Tokyo')
  await shown({ created_at: { date: '2026-05-04T18:05:00.000Z' } })
  expect(find('time').textContent).toBe('03:05')
})

test('a message of the other side can be reported', async () => {
  const { reported } = await shown()
  await click(findText('Report'))
  expect(reported).toEqual(['m1'])
})

test.each<[string, Partial<Message>]>([
  ['one’s own', { is_own: true, side: 'client' }],
  ['of our team', { side: 'staff' }],
  ['that was removed', { kind: 'gone' }],
  ['that tells a step of the order', { kind: 'line', side: 'system', participant: null }],
])('a message %s cannot be reported', async (_, changes) => {
  await shown(changes)
  expect(buttons()).not.toContain('Report')
})

test('what was removed, and a step of the order, has nothing to do', async () => {
  await shown({ kind: 'gone' }, { onAnswer: vi.fn() })
  expect(buttons()).toEqual([])
})

test('whoever wrote what our team hid reads why', async () => {
  await shown({ kind: 'gone', is_own: true, decision: 'report-1' })
  expect(findText('Read the decision').getAttribute('href')).toBe('/p/report-decision/report-1')
})

test('a finger that rests on a message opens what its dots open; one that scrolls does not', async () => {
  vi.useFakeTimers()
  await shown()
  const opened = vi.fn()
  find('li button').addEventListener('click', opened)
  const bubble = find('[class*=bubble]')
  const touch = (kind: string, clientY: number) =>
    bubble.dispatchEvent(new PointerEvent(kind, { pointerType: 'touch', bubbles: true, clientX: 5, clientY }))
  touch('pointerdown', 5)
  touch('pointermove', 60)
  vi.advanceTimersByTime(600)
  expect(opened).not.toHaveBeenCalled()
  touch('pointerdown', 5)
  vi.advanceTimersByTime(600)
  expect(opened).toHaveBeenCalledOnce()
})

test('a message of our team is marked as such', async () => {
  const { text } = await shown({ side: 'staff' })
  expect(text()).toContain('Our team')
})

test('who left still has said what they said', async () => {
  const { text } = await shown({ participant: null })
  expect(text()).toContain('Message 1')
})

test.each([
  ['Sent', 'Sent'],
  ['Read', 'Read'],
] as const)('one’s newest message says that it is %s', async (mark, words) => {
  const { text } = await shown({ is_own: true }, { mark })
  expect(text()).toContain(words)
})

test('what somebody wrote is text; only addresses lead anywhere, and tell nobody from where', async () => {
  await shown({ message: '<img src=x onerror=alert(1)> https://example.com/a' })
  expect(document.querySelector('img[src=x]')).toBeNull()
  const link = find<HTMLAnchorElement>('li a')
  expect([link.href, link.target, link.rel]).toEqual([
    'https://example.com/a',
    '_blank',
    'noopener noreferrer nofollow ugc',
  ])
})

test.each<[string, Partial<MessageFile>, string[], string]>([
  ['a paper', { media_type: 'application/msword' }, ['Save passport.pdf'], '82\u00a0kB'],
  ['a PDF', {}, ['Show passport.pdf', 'Save passport.pdf'], '82\u00a0kB'],
  ['one that is being checked', { scan: 'waiting', may_open: false }, [], 'being checked for viruses'],
  ['one with a virus', { scan: 'infected', may_open: false }, [], 'Removed: a virus was found'],
])('of %s this is offered', async (_, changes, names, words) => {
  const { text } = await shown({ ...file(changes), is_own: true })
  expect(buttons()).toEqual(names)
  expect(text()).toContain(words)
})

test('a picture is shown in its place, as what it was checked to be', async () => {
  const made: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
      static override revokeObjectURL = () => {}
    },
  )
  const { network } = await shown(file({ name: 'photo.png', media_type: 'image/png' }))
  network.answers(FILE, () => new Response('<script>', { headers: { 'content-type': 'text/html' } }))
  await click(findText('Show photo.png'))
  const picture = await eventually(() => find<HTMLImageElement>('li img[alt="photo.png"]'))
  expect([picture.src, made[0]?.type]).toEqual(['blob:1', 'image/png'])
  expect(buttons()).not.toContain('Show photo.png')
})

test('a file that cannot be opened says why', async () => {
  const { network } = await shown(file())
  network.answers(FILE, refused(404, 'not_found', 'This file was removed.'))
  await click(findText('Save passport.pdf'))
  await eventually(() => expect(toasts()).toEqual(['error: This file was removed.']))
})
