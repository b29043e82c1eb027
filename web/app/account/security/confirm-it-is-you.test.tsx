import { expect, test } from 'vitest'
import { confirmFirst, theGuards } from '../../../test/guards.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { browserApi } from '../../api/browser.ts'
import type { Guards } from '../../session/guards.ts'
import { useAction } from '../../session/use-action.ts'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'

const STOP = 'DELETE /account/two-step'
const PROVE = 'POST /account/confirmation'

function Guarded() {
  const action = useAction()
  return (
    <>
      <button
        type="button"
        onClick={async () => {
          const done = await action.run(() => browserApi('DELETE /account/two-step'))
          find('output').textContent = String(done)
        }}
      >
        Turn it off
      </button>
      <output />
      <ConfirmItIsYou />
    </>
  )
}

async function asked(guards: Partial<Guards> = {}) {
  const network = falseNetwork()
  network.answers(STOP, confirmFirst, ok({}))
  network.answers('GET /account/security', ok(theGuards(guards)))
  await openPage(Guarded, '/')
  await click(findText('Turn it off'))
  await eventually(() => find('dialog[open] h2'))
  return network
}

const outcome = () => find('output').textContent
const bodies = (network: ReturnType<typeof falseNetwork>) => network.calls(PROVE).map(({ body }) => body)
const confirm = () => click(findText('Confirm', 'dialog[open] button'))

test('who shows their password goes on with what they had begun, without pressing again', async () => {
  const network = await asked()
  network.answers(PROVE, ok({}))
  expect(find('dialog[open]').textContent).toContain('This lasts 10 minutes.')
  await type(find<HTMLInputElement>('dialog[open] input[name=password]'), 'correct horse')
  await confirm()
  await eventually(() => expect(outcome()).toBe('true'))
  expect([bodies(network), network.calls(STOP)]).toEqual([[{ password: 'correct horse' }], expect.any(Array)])
  expect(network.calls(STOP)).toHaveLength(2)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a wrong password is said at its field, and nothing goes on', async () => {
  const network = await asked()
  const errors = [{ field: 'password', message: 'That password is incorrect.' }]
  network.answers(PROVE, refused(422, 'invalid', 'Please check.', errors))
  await type(find<HTMLInputElement>('dialog[open] input[name=password]'), 'wrong')
  await confirm()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('That password is incorrect.'))
  expect(network.calls(STOP)).toHaveLength(1)
})

test('without a word nothing is sent', async () => {
  const network = await asked()
  await confirm()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please input your password'))
  expect(bodies(network)).toEqual([])
})

test('who closes the question has done nothing, and is told nothing', async () => {
  const network = await asked()
  await click(find('dialog[open] button[aria-label="Close"]'))
  await eventually(() => expect(outcome()).toBe('false'))
  expect([network.calls(STOP).length, toasts()]).toEqual([1, []])
})

test('with an authenticator one can show a code instead, and come back to the password', async () => {
  const network = await asked({ two_step: true })
  network.answers(PROVE, ok({}))
  await click(await eventually(() => findText('Use a code instead')))
  expect(document.querySelector('dialog[open] input[name=password]')).toBeNull()
  await click(findText('Use my password instead'))
  await click(findText('Use a code instead'))
  await confirm()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please enter your code'))
  await type(find<HTMLInputElement>('dialog[open] input[name=code]'), '123456')
  await confirm()
  await eventually(() => expect(outcome()).toBe('true'))
  expect(bodies(network)).toEqual([{ code: '123456' }])
})

test('who has an authenticator and no password is asked for a code at once', async () => {
  await asked({ has_password: false, two_step: true })
  await eventually(() => find('dialog[open] input[name=code]'))
  expect(document.body.textContent).not.toContain('Use my password instead')
})

test('who has neither reads how to go on', async () => {
  await asked({ has_password: false })
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain(
      'Your account has no password or authenticator app. Log out, sign in as you usually do, and try again.',
    ),
  )
  expect(document.querySelector('dialog[open] form')).toBeNull()
})
