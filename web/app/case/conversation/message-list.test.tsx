import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aMessage, CHAT, falseSizes } from '../../../test/conversation.tsx'
import { openPage } from '../../../test/open-page.tsx'
import { click, find, findText } from '../../../test/render.tsx'
import { MessageList } from './message-list.tsx'
import type { MessageLog } from './message-log.ts'

afterEach(() => void vi.restoreAllMocks())

const messages = (count: number) => Array.from({ length: count }, (_, at) => aMessage(at + 1))
const log = (changes: Partial<MessageLog> = {}): MessageLog => ({
  ...{ items: messages(3), older: null, isAtEnd: true },
  ...changes,
})

/** A list of 1,000 pixels behind a window of 300; where it stands is told. */
function measured(scrollTop: number) {
  falseSizes()
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  const top = vi.spyOn(Element.prototype, 'scrollTop', 'get').mockReturnValue(scrollTop)
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(() => {})
  return top
}

const END = 700

async function shown(of: MessageLog, scrollTop = END, otherReadSeq = 0, found: number | null = null) {
  const top = measured(scrollTop)
  const heard = {
    onOlder: vi.fn(async () => {}),
    onNewer: vi.fn(async () => {}),
    onEnd: vi.fn(),
    onSeen: vi.fn(),
    onReport: vi.fn(),
    onFind: vi.fn(),
  }
  await openPage(
    () => (
      <MessageList
        conversation={CHAT}
        log={of}
        readSeq={99}
        otherReadSeq={otherReadSeq}
        found={found}
        {...heard}
      >
        {null}
      </MessageList>
    ),
    '/',
  )
  const scrollTo = async (at: number) => {
    top.mockReturnValue(at)
    await act(async () => void find('section').dispatchEvent(new Event('scroll', { bubbles: true })))
  }
  return { ...heard, scrollTo }
}

const toEnd = () => document.body.textContent?.includes('Newest messages')

test('who is at the end has seen the newest message', async () => {
  const { onSeen } = await shown(log())
  expect(onSeen).toHaveBeenLastCalledWith(3)
  expect(toEnd()).toBe(false)
})

test('who reads older ones has not seen the newest, and is led to it by one press', async () => {
  const { onSeen, onEnd } = await shown(log(), 100)
  expect(onSeen).not.toHaveBeenCalled()
  const box = find('section')
  box.scrollTo = vi.fn()
  await click(findText('Newest messages'))
  expect(box.scrollTo).toHaveBeenCalledWith({ top: 1000 })
  expect(onEnd).not.toHaveBeenCalled()
})

test('where newer ones are not loaded, the end of what is there is not the newest', async () => {
  const { onSeen, onEnd } = await shown(log({ isAtEnd: false }))
  expect(onSeen).not.toHaveBeenCalled()
  await click(findText('Newest messages'))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('what comes while nobody looks at the page is not seen until somebody does', async () => {
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { onSeen } = await shown(log())
  expect(onSeen).not.toHaveBeenCalled()
  look.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(onSeen).toHaveBeenLastCalledWith(3)
})

test('near the top older ones are asked for, once at a time, and only where there are any', async () => {
  const { onOlder, scrollTo } = await shown(log({ older: 'more' }))
  const { promise, resolve } = Promise.withResolvers<void>()
  onOlder.mockReturnValueOnce(promise)
  await scrollTo(200)
  await scrollTo(100)
  expect(onOlder).toHaveBeenCalledOnce()
  await act(async () => resolve())
  await scrollTo(50)
  expect(onOlder).toHaveBeenCalledTimes(2)
})

test('at the beginning nothing older is asked for, and nothing offers it', async () => {
  const { onOlder, scrollTo } = await shown(log())
  await scrollTo(0)
  expect(onOlder).not.toHaveBeenCalled()
  expect(document.body.textContent).not.toContain('Show older messages')
})

test('older ones can be asked for by keyboard too', async () => {
  const { onOlder } = await shown(log({ older: 'more' }))
  await click(findText('Show older messages'))
  expect(onOlder).toHaveBeenCalledOnce()
  expect(find('section').tabIndex).toBe(0)
})

test('near the end of old messages newer ones are asked for', async () => {
  const { onNewer, scrollTo } = await shown(log({ isAtEnd: false }), 100)
  await scrollTo(650)
  expect(onNewer).toHaveBeenCalledOnce()
})

test.each([
  [1, 'Sent'],
  [2, 'Read'],
])(
  'the newest of one’s own says how far it came, where the other side has read up to %i',
  async (seq, mark) => {
    const items = [aMessage(1, { is_own: true }), aMessage(2, { is_own: true }), aMessage(3)]
    await shown(log({ items }), END, seq)
    const marks = ['1', '2', '3'].map(
      (at) => /Sent|Read/.exec(find(`[data-seq="${at}"]`).textContent ?? '')?.[0],
    )
    expect(marks).toEqual([undefined, mark, undefined])
  },
)

const aLine = (seq: number, paper: 'uploaded' | 'accepted' | null, at = '2026-05-04T10:00:00.000Z') =>
  aMessage(seq, {
    ...{ kind: 'line', side: 'system', participant: null, paper },
    ...{ message: `Line ${seq}`, created_at: { date: at } },
  })

test('a run of lines about documents is one line, which shows them all', async () => {
  const items = [
    aLine(1, 'uploaded'),
    aLine(2, 'uploaded'),
    aLine(3, 'accepted'),
    aLine(4, 'uploaded', '2026-05-05T10:00:00.000Z'),
    aMessage(5, { created_at: { date: '2026-05-05T10:01:00.000Z' } }),
    aLine(6, 'uploaded', '2026-05-05T10:02:00.000Z'),
  ]
  await shown(log({ items }))
  const lines = () => [...document.querySelectorAll('section li')].map(({ textContent }) => textContent ?? '')
  expect(lines().filter((line) => line.includes('documents uploaded'))).toEqual([
    '3 documents uploaded, 1 document accepted Show',
  ])
  expect(lines().some((line) => line.startsWith('Line 1'))).toBe(false)
  expect(lines().some((line) => line.startsWith('Line 6'))).toBe(true)
  expect(lines().slice(0, 3)[2]).toBe('5 May 2026')
  await click(findText('Show'))
  expect(lines().filter((line) => line.startsWith('Line'))).toHaveLength(5)
  expect(document.body.textContent?.split('5 May 2026')).toHaveLength(2)
})

test('what is looked for is not folded', async () => {
  const items = [1, 2, 3, 4].map((seq) => aLine(seq, 'uploaded'))
  await shown(log({ items }), END, 0, 2)
  expect(document.body.textContent).toContain('Line 2')
})
