import { SECURITY_QUESTIONS } from '@sojourn/contract/people/security'
import { expect, test } from 'vitest'
import { confirmFirst, theGuards } from '../../../test/guards.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { pick } from '../../../test/pick.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { QuestionPanel } from './question-panel.tsx'

const SAVE = 'PUT /account/security-question'
const REMOVE = 'DELETE /account/security-question'
const [QUESTION = ''] = SECURITY_QUESTIONS

async function shown(security_question: string | null = null) {
  const network = falseNetwork()
  const guards = theGuards({ security_question })
  network.answers('GET /account/security', ok(guards))
  await openPage(
    () => (
      <>
        <QuestionPanel guards={guards} />
        <ConfirmItIsYou />
      </>
    ),
    '/',
  )
  return network
}

const select = () => find<HTMLSelectElement>('select')
const answer = () => find<HTMLInputElement>('input[name=answer]')
const fill = async () => {
  await eventually(() => expect(select().options.length).toBeGreaterThan(1))
  await pick(select(), QUESTION)
  await type(answer(), 'Enugu')
}

test('who has no question chooses one of ours, and its answer is sent with it', async () => {
  const network = await shown()
  network.answers(SAVE, ok({}))
  await click(findText('Choose a question'))
  await fill()
  await click(findText('Save question'))
  await eventually(() => expect(toasts()).toEqual(['success: Your security question is saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([{ question: QUESTION, answer: 'Enugu' }])
  await eventually(() => expect(document.querySelector('form')).toBeNull())
})

test('without a question or an answer nothing is sent', async () => {
  const network = await shown()
  await click(findText('Choose a question'))
  await click(findText('Save question'))
  await eventually(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2))
  expect(network.calls(SAVE)).toEqual([])
})

test('who gives the proof of who they are up keeps the answer they typed', async () => {
  const network = await shown()
  network.answers(SAVE, confirmFirst)
  await click(findText('Choose a question'))
  await fill()
  await click(findText('Save question'))
  await click(await eventually(() => find('dialog[open] button[aria-label="Close"]')))
  expect([answer().value, toasts()]).toEqual(['Enugu', []])
  expect(network.calls(SAVE)).toHaveLength(1)
})

test('a refused answer is told at its field', async () => {
  const network = await shown()
  const errors = [{ field: 'answer', message: 'Please choose a longer answer.' }]
  network.answers(SAVE, refused(422, 'invalid', 'Please check.', errors))
  await click(findText('Choose a question'))
  await fill()
  await click(findText('Save question'))
  await eventually(() => expect(answer().getAttribute('aria-invalid')).toBe('true'))
  expect(answer().value).toBe('Enugu')
})

test('a question is removed after one is told what that means', async () => {
  const network = await shown(QUESTION)
  network.answers(REMOVE, ok({}))
  expect(document.body.textContent).toContain(QUESTION)
  await click(findText('Remove'))
  expect(find('dialog[open]').textContent).toContain('The link still goes only to your email.')
  expect(network.calls(REMOVE)).toEqual([])
  await click(findText('Remove', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['success: Your security question is removed']))
})

test('who cancels keeps the question', async () => {
  const network = await shown(QUESTION)
  await click(findText('Change'))
  await eventually(() => expect(select().value).toBe(QUESTION))
  await click(findText('Cancel'))
  expect(document.querySelector('form')).toBeNull()
  expect(network.calls(SAVE)).toEqual([])
})
