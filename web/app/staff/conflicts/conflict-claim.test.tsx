import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { buttons, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aClaim, aConflict, CONFLICT, CONFLICT_ID, openConflict } from '../../../test/staff-conflicts.tsx'

const TAKE = `PUT /staff/conflicts/${CONFLICT_ID}/claim`
const GIVE_BACK = `DELETE /staff/conflicts/${CONFLICT_ID}/claim`
const PART = '[aria-label="Who has this conflict"]'

test.each([
  ['nobody has it', null, 'Unassigned. Claim it to decide.', ['Claim conflict']],
  ['it is one’s own', aClaim(true), 'This conflict is yours until', ['Extend claim', 'Release conflict']],
  ['a colleague has it', aClaim(false), 'Sanna Keller has this conflict until', []],
])('where %s, that is said and offered', async (_, claim, words, offered) => {
  await openConflict(aConflict({ claim }))
  expect(find(`${PART} [role=status]`).textContent).toContain(words)
  expect(buttons(PART)).toEqual(offered)
})

test('who takes a conflict takes it once, and can decide it at once', async () => {
  const { network } = await openConflict(aConflict())
  const answer = held(ok(aConflict({ claim: aClaim(true) })))
  network.answers(TAKE, answer.reply)
  network.answers(CONFLICT, ok(aConflict({ claim: aClaim(true) })))
  await click(findText('Claim conflict'))
  await click(findText('Claim conflict'))
  answer.release()
  await eventually(() => expect(text()).toContain('Your answer'))
  expect(network.calls(TAKE)).toHaveLength(1)
})

test('who was too slow is told, and sees who has it', async () => {
  const { network } = await openConflict(aConflict())
  network.answers(TAKE, refused(409, 'not_now', 'Sanna Keller was faster.'))
  network.answers(CONFLICT, ok(aConflict({ claim: aClaim(false) })))
  await click(findText('Claim conflict'))
  await eventually(() => expect(text()).toContain('Sanna Keller has this conflict until'))
  expect(toasts()).toEqual(['error: Sanna Keller was faster.'])
})

test('who gives it back can take it again, and the focus stays where it was', async () => {
  const { network } = await openConflict(aConflict({ claim: aClaim(true) }))
  network.answers(GIVE_BACK, ok(aConflict()))
  network.answers(CONFLICT, ok(aConflict()))
  findText('Release conflict').focus()
  await click(findText('Release conflict'))
  await eventually(() => findText('Claim conflict'))
  expect(document.activeElement).toBe(find(PART))
  expect(text()).not.toContain('Your answer')
})

test('who keeps it longer sees until when', async () => {
  const { network } = await openConflict(aConflict({ claim: aClaim(true) }))
  const longer = aConflict({ claim: { ...aClaim(true), until: '2026-11-01T14:00:00.000Z' } })
  network.answers(TAKE, ok(longer))
  network.answers(CONFLICT, ok(longer))
  await click(findText('Extend claim'))
  await eventually(() => find(`${PART} time[datetime="2026-11-01T14:00:00.000Z"]`))
})
