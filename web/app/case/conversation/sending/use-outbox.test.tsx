import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cut, falseNetwork, held, ok, refused } from '../../../../test/network.ts'
import { eventually, render } from '../../../../test/render.tsx'
import { showPerson } from '../../../api/shown-person.ts'
import { keptOutbox } from './outbox.ts'
import { useOutbox } from './use-outbox.ts'

beforeEach(() => showPerson('ada'))

const CALL = 'POST /conversations/c-1/messages'
const sent = (message: string) => ok({ message, hint: null })

async function open() {
  const arrived: string[] = []
  let outbox: ReturnType<typeof useOutbox> | undefined
  function Conversation() {
    outbox = useOutbox('c-1', ({ message }) => arrived.push(message))
    return null
  }
  await render(<Conversation />)
  return {
    arrived,
    now: () => {
      if (!outbox) throw new Error('Not rendered')
      return outbox
    },
  }
}
const texts = (network: ReturnType<typeof falseNetwork>) =>
  network.calls(CALL).map(({ body }) => (body as { message: string }).message)

test('messages go one after the other, in the order they were written', async () => {
  const network = falseNetwork()
  const first = held(sent('one'))
  network.answers(CALL, first.reply, sent('two'))
  const { arrived, now } = await open()
  act(() => now().write('one'))
  act(() => now().write('two'))
  await eventually(() => expect(texts(network)).toEqual(['one']))
  first.release()
  await eventually(() => expect(arrived).toEqual(['one', 'two']))
  expect([now().outbox, keptOutbox('c-1')]).toEqual([[], []])
})

test('what is refused says why, keeps nobody behind it waiting, and can be sent again with the same id', async () => {
  const network = falseNetwork()
  network.answers(CALL, refused(409, 'not_now', 'You are blocked.'), sent('two'), sent('one'))
  const { arrived, now } = await open()
  act(() => now().write('one'))
  act(() => now().write('two'))
  await eventually(() => expect(arrived).toEqual(['two']))
  expect(now().outbox).toMatchObject([{ message: 'one', state: 'failed', problem: 'You are blocked.' }])
  act(() => now().retry(now().outbox[0]?.clientId ?? ''))
  await eventually(() => expect(arrived).toEqual(['two', 'one']))
  const ids = network.calls(CALL).map(({ body }) => (body as { client_id: string }).client_id)
  expect(ids[2]).toBe(ids[0])
})

test('without a network a message waits, in the browser too, and goes once the network is back', async () => {
  vi.useFakeTimers()
  const pass = () => act(() => vi.advanceTimersByTimeAsync(60_000))
  const network = falseNetwork()
  network.answers(CALL, cut)
  const { arrived, now } = await open()
  act(() => now().write('one'))
  await pass()
  expect(now().outbox).toMatchObject([{ state: 'waiting', problem: null }])
  expect(keptOutbox('c-1')).toMatchObject([{ message: 'one' }])
  network.answers(CALL, sent('one'))
  act(() => void dispatchEvent(new Event('online')))
  await pass()
  expect([arrived, keptOutbox('c-1')]).toEqual([['one'], []])
})
