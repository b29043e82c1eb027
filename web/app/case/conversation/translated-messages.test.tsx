import type { Message } from '@sojourn/contract/talk/conversations'
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aMessage, CHAT, falseSizes } from '../../../test/conversation.tsx'
import { falseTranslation } from '../../../test/false-translation.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'

// Each test is a browser that was just opened: what it knows of languages is kept in modules.
beforeEach(() => {
  vi.resetModules()
  falseSizes()
})

async function shown(items: Message[]) {
  const { MessageList } = await import('./message-list.tsx')
  let comes = (_: Message) => {}
  function Page() {
    const [all, setAll] = useState(items)
    comes = (message) => setAll((before) => [...before, message])
    const ways = { onOlder: async () => {}, onNewer: async () => {}, onEnd() {}, onSeen() {} }
    return (
      <MessageList
        {...{ conversation: CHAT, readSeq: 99, otherReadSeq: 0, found: null, ...ways }}
        log={{ items: all, older: null, isAtEnd: true }}
        onReport={() => {}}
        onFind={() => {}}
      >
        {null}
      </MessageList>
    )
  }
  await openPage(Page, '/')
  return { comes: (message: Message) => act(async () => comes(message)) }
}

const said = (seq: number) => find(`[data-seq="${seq}"] [dir]`).textContent
const offered = () =>
  [...document.querySelectorAll('[data-seq]')]
    .filter((line) => line.textContent?.includes('Read in English'))
    .map((line) => Number(line.getAttribute('data-seq')))
const pressIn = (seq: number, name: string) =>
  eventually(() => {
    const buttons = [...find(`[data-seq="${seq}"]`).querySelectorAll('button')]
    const found = buttons.find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`${seq} has no ${name}`)
    return found
  }).then(click)

test('only what another person wrote is offered in one’s own language', async () => {
  falseTranslation()
  await shown([
    aMessage(1, { message: 'Bonjour à vous' }),
    aMessage(2, { message: 'Bonjour à vous', is_own: true }),
    aMessage(3, { message: 'Bonjour à vous', kind: 'line' }),
    aMessage(4, { message: 'Bonjour à vous', kind: 'gone' }),
    aMessage(5, { message: 'Bonjour à vous', decision: 'd1' }),
    aMessage(6, { message: 'Good morning' }),
    aMessage(7, { message: 'Bonjour encore' }),
  ])
  await eventually(() => expect(offered()).toEqual([1, 7]))
})

test('a link in a translated message still leads where it did', async () => {
  falseTranslation()
  await shown([aMessage(1, { message: 'Bonjour, voir https://example.com/fr' })])
  await pressIn(1, 'Read in English')
  await eventually(() => expect(said(1)).toBe('fr-en(Bonjour, voir) https://example.com/fr'))
  expect(find<HTMLAnchorElement>('[data-seq="1"] a').href).toBe('https://example.com/fr')
})

test('one press translates all of a conversation, what comes later too, and another ends it', async () => {
  falseTranslation()
  const { comes } = await shown([
    aMessage(1, { message: 'Bonjour' }),
    aMessage(2, { message: 'Bonjour encore' }),
  ])
  await pressIn(1, 'Read in English')
  expect(said(2)).toBe('Bonjour encore')
  await pressIn(1, 'Always in this conversation')
  await eventually(() => expect([said(1), said(2)]).toEqual(['fr-en(Bonjour)', 'fr-en(Bonjour encore)']))
  await comes(aMessage(3, { message: 'Bonjour à vous' }))
  await eventually(() => expect(said(3)).toBe('fr-en(Bonjour à vous)'))
  expect(find('[data-seq="3"]').textContent).toContain('Translated on your device')
  await pressIn(3, 'Show the original words')
  expect(said(3)).toBe('Bonjour à vous')
  await pressIn(3, 'Stop translating this conversation')
  await comes(aMessage(4, { message: 'Bonjour, fin' }))
  await eventually(() => expect(offered()).toEqual([3, 4]))
  expect(localStorage.getItem('translated-conversations')).toBeNull()
})

test('a conversation stays translated after a reload, and nothing is loaded without a press', async () => {
  localStorage.setItem('translated-conversations', `other,${CHAT}`)
  const { seen } = falseTranslation({ pack: 'downloadable' })
  await shown([aMessage(1, { message: 'Bonjour' }), aMessage(2, { message: 'Bonjour encore' })])
  await eventually(() => expect(offered()).toEqual([1, 2]))
  expect(seen.created).toBe(0)
  await pressIn(1, 'Read in English')
  await eventually(() => expect(said(2)).toBe('fr-en(Bonjour encore)'))
  expect(seen.created).toBe(1)
})

test('a conversation of another person’s choice is not translated by itself', async () => {
  localStorage.setItem('translated-conversations', 'other')
  const { seen } = falseTranslation()
  await shown([aMessage(1, { message: 'Bonjour' })])
  await eventually(() => expect(offered()).toEqual([1]))
  expect(seen.translated).toEqual([])
})

test('each message of a long conversation is looked at once', async () => {
  const { seen } = falseTranslation({ pack: 'downloadable' })
  const { comes } = await shown(
    Array.from({ length: 60 }, (_, at) => aMessage(at + 1, { message: `Bonjour ${at + 1}` })),
  )
  await eventually(() => expect(offered()).toHaveLength(60))
  await comes(aMessage(61, { message: 'Bonjour 61' }))
  await eventually(() => expect(offered()).toHaveLength(61))
  // A language that has come is no reason to look again.
  await pressIn(1, 'Read in English')
  await eventually(() => findText('Show the original words'))
  expect(seen.detected).toHaveLength(61)
  expect(new Set(seen.detected).size).toBe(61)
})
