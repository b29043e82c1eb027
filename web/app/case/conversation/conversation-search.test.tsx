import type { Message } from '@sojourn/contract/talk/conversations'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aMessage, CHAT, MESSAGES, pageOf } from '../../../test/conversation.tsx'
import { falseNetwork } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, find, type } from '../../../test/render.tsx'
import { ConversationSearch } from './conversation-search.tsx'

beforeEach(() => void vi.useFakeTimers())

async function shown(...found: Message[]) {
  const network = falseNetwork()
  network.answers(MESSAGES, pageOf(found))
  const chosen: number[] = []
  await openPage(
    () => <ConversationSearch conversation={CHAT} onChoose={({ seq }) => void chosen.push(seq)} />,
    '/',
  )
  return { network, chosen }
}

const words = (text: string) => type(find<HTMLInputElement>('input[type=search]'), text)
const results = () => [...document.querySelectorAll('ul li')].map((one) => one.textContent)

test('words are looked for once somebody stops typing, and not letter by letter', async () => {
  const { network } = await shown(aMessage(4))
  await words('pass')
  await pass(100)
  await words('passport ')
  await pass(400)
  expect(network.calls(MESSAGES).map(({ query }) => Object.fromEntries(query))).toEqual([
    { query: 'passport' },
  ])
})

test('the newest message found stands first, and pressing it leads to it', async () => {
  const { chosen } = await shown(
    aMessage(4, { message: 'Passport' }),
    aMessage(9, { message: 'Passport again' }),
  )
  await words('passport')
  await pass(400)
  await soon(() => expect(results()).toHaveLength(2))
  expect(results().map((one) => one?.startsWith('Passport again'))).toEqual([true, false])
  await click(find('ul button'))
  expect(chosen).toEqual([9])
})

test('where no message has the words, that is said', async () => {
  await shown()
  await words('zebra')
  await pass(400)
  await soon(() => expect(results()).toEqual(['No message has these words.']))
})

test('blanks look for nothing', async () => {
  const { network } = await shown()
  await words('   ')
  await pass(400)
  expect([network.calls(MESSAGES), results()]).toEqual([[], []])
})
