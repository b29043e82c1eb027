import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { buttons, dialog, field, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aPerson, openPerson, PERSON, PERSON_ID } from '../../../test/staff-people.tsx'

const SUSPEND = `POST /staff/people/${PERSON_ID}/suspension`
const LIFT = `DELETE /staff/people/${PERSON_ID}/suspension`
const SIGN_OUT = `DELETE /staff/people/${PERSON_ID}/sessions`
const since = '2026-11-01T10:00:00.000Z'
const suspended = () =>
  aPerson({ suspended_at: since, suspension: { reason: 'Forged papers.', since, by: 'Sanna Keller' } })

test('of somebody who is active staff can suspend them or sign them out', async () => {
  await openPerson(aPerson())
  expect(buttons()).toEqual(['Suspend', 'Sign out everywhere'])
  expect(text()).toContain('The personActive')
})

test('of somebody suspended staff read why, by whom and since when, and can lift it', async () => {
  await openPerson(suspended())
  expect(buttons()).toEqual(['Lift suspension', 'Sign out everywhere'])
  expect(text()).toContain('Forged papers.')
  expect(text()).toContain('Sanna Keller, ')
  expect(document.querySelector(`time[datetime="${since}"]`)).toBeTruthy()
})

test('nobody suspends a colleague', async () => {
  await openPerson(aPerson({ is_a: 'staff' }))
  expect(buttons()).toEqual([])
  expect(text()).not.toContain('Actions')
})

test('nobody suspends themselves', async () => {
  await openPerson(aPerson(), PERSON_ID)
  expect(buttons()).toEqual([])
})

test('who suspends somebody writes what that person reads, and sees it on the page', async () => {
  const { network } = await openPerson(aPerson())
  const answer = held(ok(suspended()))
  network.answers(SUSPEND, answer.reply)
  network.answers(PERSON, ok(suspended()))
  await click(findText('Suspend'))
  expect(dialog().textContent).toContain('Suspend Amara Okafor?')
  expect(dialog().textContent).toContain('They can still sign in to read your reason, but do nothing else.')
  await fill('Reason', 'Forged papers.')
  await click(inDialog('Suspend'))
  await eventually(() => expect(network.calls(SUSPEND)).toHaveLength(1))
  await click(inDialog('Suspend'))
  answer.release()
  await eventually(() => expect(toasts()).toEqual(['success: Amara Okafor is suspended']))
  expect(network.calls(SUSPEND).map(({ body }) => body)).toEqual([{ reason: 'Forged papers.' }])
  expect(isAsked()).toBe(false)
  expect(buttons()).toContain('Lift suspension')
})

test.each([
  ['', 'please give a reason'],
  ['Forged', 'please give a reason of at least 10 characters'],
])('a suspension for "%s" is not sent', async (reason, problem) => {
  const { network } = await openPerson(aPerson())
  await click(findText('Suspend'))
  await fill('Reason', reason)
  await click(inDialog('Suspend'))
  await eventually(() => expect(noteOf('Reason')).toBe(problem))
  expect(network.calls(SUSPEND)).toEqual([])
})

test('a refused suspension is told in the dialog, and the reason stays', async () => {
  const { network } = await openPerson(aPerson())
  network.answers(SUSPEND, refused(409, 'not_now', 'They are suspended already.'))
  await click(findText('Suspend'))
  await fill('Reason', 'Forged papers.')
  await click(inDialog('Suspend'))
  await eventually(() => expect(dialog().textContent).toContain('They are suspended already.'))
  expect(field('Reason').value).toBe('Forged papers.')
})

test('a reason that was given up is gone when the dialog opens again', async () => {
  await openPerson(aPerson())
  await click(findText('Suspend'))
  await fill('Reason', 'Forged papers.')
  await click(inDialog('Cancel'))
  await click(findText('Suspend'))
  expect(field('Reason').value).toBe('')
})

test('a suspension is lifted only after a question, once', async () => {
  const { network } = await openPerson(suspended())
  const answer = held(ok(aPerson()))
  network.answers(LIFT, answer.reply)
  network.answers(PERSON, ok(aPerson()))
  await click(findText('Lift suspension'))
  expect(dialog().textContent).toContain('Lift the suspension of Amara Okafor?')
  expect(network.calls(LIFT)).toEqual([])
  await click(inDialog('Lift'))
  await click(inDialog('Lift'))
  answer.release()
  await eventually(() => expect(toasts()).toEqual(['success: Amara Okafor is no longer suspended']))
  expect(network.calls(LIFT)).toHaveLength(1)
  expect(text()).not.toContain('Forged papers.')
})

test('a lifting that failed leaves the suspension and the question', async () => {
  const { network } = await openPerson(suspended())
  network.answers(LIFT, refused(503, 'unavailable', 'Please try again in a moment.'))
  await click(findText('Lift suspension'))
  await click(inDialog('Lift'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again in a moment.']))
  expect(isAsked()).toBe(true)
  expect(text()).toContain('Forged papers.')
})

test('who signs somebody out everywhere sees how many devices are left', async () => {
  const { network } = await openPerson(aPerson({ sessions: 3 }))
  expect(text()).toContain('Signed in on3 devices')
  network.answers(SIGN_OUT, () => new Response(null, { status: 204 }))
  network.answers(PERSON, ok(aPerson({ sessions: 0 })))
  await click(findText('Sign out everywhere'))
  expect(dialog().textContent).toContain('Sign Amara Okafor out everywhere?')
  await click(inDialog('Sign out'))
  await eventually(() => expect(toasts()).toEqual(['success: Amara Okafor is signed out everywhere']))
  await eventually(() => expect(text()).toContain('Signed in on0 devices'))
})
