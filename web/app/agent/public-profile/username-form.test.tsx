import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { complaints, labelled, noteOf } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { click, findText, type } from '../../../test/render.tsx'
import { UsernameForm } from './username-form.tsx'

const CHECK = 'GET /account/consultant/username'
const SAVE = 'PUT /account/consultant/username'
const name = () => labelled('Username')

beforeAll(async () => void (await import('@sojourn/contract/people/username')))
beforeEach(() => void vi.useFakeTimers())

const free = (username: string) => ok({ username, available: true, reason: null })
const taken = ok({ username: 'amara', available: false, reason: 'that username is taken' })

async function opened(username: string | null = 'amara-okafor') {
  const page = await openOwnPage(UsernameForm, '/p/agent/account/profile', { account: anAgent({ username }) })
  await soon(() => name())
  return page
}

test('one’s own name stands in its address, and is not asked about', async () => {
  const { network } = await opened()
  expect(noteOf(name())).toContain(`Your profile address is ${location.host}/amara-okafor`)
  await pass(1_000)
  expect(network.calls(CHECK)).toHaveLength(0)
  expect(document.body.textContent).toContain('You can change it 3 times in 30 days.')
})

test('who has none yet reads where it will stand', async () => {
  await opened(null)
  expect(noteOf(name())).toContain(`${location.host}/your-name`)
  expect(document.body.textContent).not.toContain('3 times in 30 days')
})

test('while one types it is asked once, and answered', async () => {
  const { network } = await opened()
  network.answers(CHECK, free('amara'))
  await type(name(), 'Ama')
  await type(name(), ' Amara ')
  expect(noteOf(name())).toContain('Checking whether amara is available…')
  await pass(400)
  await soon(() => expect(noteOf(name())).toContain('amara is available'))
  expect(network.calls(CHECK).map(({ query }) => query.get('check'))).toEqual(['amara'])
})

test('a name that cannot be had says why', async () => {
  const { network } = await opened()
  network.answers(CHECK, taken)
  await type(name(), 'amara')
  await pass(400)
  await soon(() => expect(noteOf(name())).toContain('that username is taken'))
})

test('an answer to older letters is not told of newer ones', async () => {
  const { network } = await opened()
  const { reply, release } = held(free('amara'))
  network.answers(CHECK, reply, taken)
  await type(name(), 'amara')
  await pass(400)
  await type(name(), 'amara2')
  release()
  await pass(100)
  expect(noteOf(name())).toContain('Checking whether amara2 is available…')
  await pass(400)
  await soon(() => expect(noteOf(name())).toContain('that username is taken'))
})

test('where it could not be checked one may try to save all the same', async () => {
  const { network } = await opened()
  network.answers(CHECK, refused(429, 'too_many', 'Please wait.'))
  await type(name(), 'amara')
  await pass(400)
  await soon(() =>
    expect(noteOf(name())).toContain('We could not check whether amara is available. Try to save it.'),
  )
})

test('a new name is saved in small letters, and everything of the account follows', async () => {
  const { network } = await opened()
  network.answers(CHECK, free('amara'))
  network.answers(SAVE, ok(anAgent({ username: 'amara' })))
  await type(name(), 'Amara')
  await click(findText('Save username'))
  await soon(() => expect(toasts()).toEqual(['success: Your username is saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([{ username: 'amara' }])
  await soon(() => expect(noteOf(name())).toContain(`Your profile address is ${location.host}/amara`))
})

test.each([
  ['', 'please enter a username'],
  ['ab', 'please use 3 to'],
  ['ama ra', 'please use the letters a to z, digits, - and _ only'],
  ['-amara', 'please begin and end with a letter or a digit'],
])('“%s” is refused before it is sent, and stays', async (typed, sentence) => {
  const { network } = await opened()
  network.answers(CHECK, taken)
  await type(name(), typed)
  await click(findText('Save username'))
  await soon(() => expect(complaints().username).toContain(sentence))
  expect(name().value).toBe(typed)
  expect(network.calls(SAVE)).toHaveLength(0)
  await pass(500)
})

test('a name somebody took meanwhile is told at its field', async () => {
  const { network } = await opened()
  network.answers(CHECK, free('amara'))
  network.answers(
    SAVE,
    refused(422, 'invalid', 'Please check it.', [{ field: 'username', message: 'that username is taken' }]),
  )
  await type(name(), 'amara')
  await click(findText('Save username'))
  await soon(() => expect(complaints()).toEqual({ username: 'that username is taken' }))
  expect(name().value).toBe('amara')
})
