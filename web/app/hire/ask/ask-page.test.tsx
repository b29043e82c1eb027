import type { Asking } from '@sojourn/contract/talk/questions'
import type { ComponentType } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { AMARA, signedIn, VISITOR } from '../../../test/found-agents.ts'
import { cut, falseNetwork, ok, refused } from '../../../test/network.ts'
import { fill, text } from '../../../test/on-the-page.ts'
import { click, eventually, findText, renderAt } from '../../../test/render.tsx'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { closeAuth, currentAuth } from '../../session/auth-store.ts'
import AskPage from './ask-page.tsx'

const SEND = `POST /consultants/${AMARA}/questions`
const CHAT = '0190a0a0-0000-7000-8000-0000000000a1'

const anAsking = (changes: Partial<Asking> = {}): Asking => ({
  agent: {
    ...{ uuid: AMARA, username: 'amara-okafor', name: 'Amara Okafor', profile_picture: null },
    response_hours: 3,
  },
  ...{ asks_first: [], closed: null, open: null, goals: [], service: null },
  ...changes,
})

beforeAll(async () => void (await import('@sojourn/contract/talk/questions')))
beforeEach(() => {
  localStorage.clear()
  closeAuth()
})

async function opened(asking = anAsking(), who: AccountState = signedIn()) {
  const network = falseNetwork()
  network.answers(SEND, ok({ conversation: CHAT, order: null }, 201))
  const Page = AskPage as unknown as ComponentType<{ loaderData: Asking }>
  const page = await renderAt(
    '/p/ask/amara-okafor?goalId=7',
    <AccountContext value={who}>
      <Page loaderData={asking} />
    </AccountContext>,
  )
  return { ...page, network }
}

test('a client answers what the agent asks first, writes, and it is sent with its goal and service', async () => {
  const service = { id: '0190a0a0-0000-7000-8000-0000000000b1', title: 'Study permit' }
  const goals = [{ id: 7, name: 'Halifax' }]
  const { network } = await opened(anAsking({ asks_first: ['Which passport?'], goals, service }))
  expect(text()).toContain('Usually answers within 3 hours.')
  expect(text()).toContain('About the service Study permit')
  await click(findText('Send question'))
  await eventually(() => expect(text()).toContain('Please write your question.'))
  expect(network.calls(SEND)).toEqual([])
  await fill('Which passport?', 'Nigerian')
  await fill('Your question', 'May I work?')
  await click(findText('Send question'))
  await eventually(() => expect(network.calls(SEND)).toHaveLength(1))
  expect(network.calls(SEND)[0]?.body).toEqual({
    client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...{ message: 'May I work?', answers: ['Nigerian'], goal: 7, service: service.id },
  })
})

test('a question whose answer was lost goes again as the same question', async () => {
  const { network } = await opened()
  network.answers(SEND, cut, refused(409, 'not_now', 'You can ask 5 new agents a day.'))
  await fill('Your question', 'May I work?')
  await click(findText('Send question'))
  await eventually(() => expect(network.calls(SEND).length).toBeGreaterThan(1))
  const sent = network.calls(SEND)
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a visitor signs in over the page, and what was typed is kept', async () => {
  const { network } = await opened(anAsking(), VISITOR)
  await fill('Your question', 'May I work?')
  await click(findText('Sign in and send'))
  expect(currentAuth()).toMatchObject({ mode: 'login', returnTo: '/p/ask/amara-okafor?goalId=7' })
  expect(JSON.parse(localStorage.getItem(`draft:visitor:ask:${AMARA}`) ?? '{}')).toMatchObject({
    message: 'May I work?',
  })
  expect(network.calls(SEND)).toEqual([])
  currentAuth()?.goOn?.('consultant')
  expect(network.calls(SEND)).toEqual([])
})

test('with an open question nothing is asked first again', async () => {
  await opened(anAsking({ asks_first: ['Which passport?'], open: CHAT }))
  await eventually(() => expect(text()).toContain('You have an open question to Amara.'))
  expect(text()).not.toContain('Which passport?')
})

test.each<[string, Partial<Asking>, AccountState, string]>([
  ['whoever takes none', { closed: 'Amara does not take questions.' }, signedIn(), 'does not take questions'],
  ['an agent', {}, signedIn({ role: 'consultant' }), 'Switch to client mode to ask.'],
  ['staff', {}, signedIn({ role: 'staff' }), 'Only clients can ask agents.'],
  ['somebody suspended', {}, signedIn({ suspension: {} }), 'Your account is suspended.'],
])('%s: the page says why, and shows the way on', async (_who, changes, who, reason) => {
  await opened(anAsking(changes), who)
  await eventually(() => expect(text()).toContain(reason))
  expect(text()).not.toContain('Your question')
  expect(findText('Find agents').getAttribute('href')).toBe('/p/agents')
})
