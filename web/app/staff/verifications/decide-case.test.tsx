import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { dialog, fill, inDialog, isAsked, text, tick } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aCase, CASE, CASE_ID, openCase } from '../../../test/staff-case.tsx'

const DECISION = `POST /staff/verifications/${CASE_ID}/decision`
const names = Object.values(JUDGED_NAMES)
const line = (name: string) =>
  [...document.querySelectorAll('[aria-label="Your decision"] li')].find((one) =>
    one.textContent.startsWith(name),
  ) as HTMLElement
const fits = (name: string) => click(find('label:first-child input', line(name)))
const fails = (name: string) => click(find('label:last-child input', line(name)))

async function judged(...wrong: string[]) {
  for (const name of names) await (wrong.includes(name) ? fails(name) : fits(name))
  for (const name of wrong) await fill(`${name}: why it fails`, `  ${name} is not as on the passport.  `)
}
const verified = () => aCase({ may: ['revoke'], claim: null, level: [2, 'Verified'] })

test('who verifies an agent reads what that opens, and sends the state that was judged, once', async () => {
  const { network } = await openCase(aCase())
  const answer = held(ok(verified()))
  network.answers(DECISION, answer.reply)
  await judged()
  await click(findText('Verify agent'))
  expect(dialog().textContent).toContain('Verify Ines Duarte?')
  expect(dialog().textContent).toContain('They become a verified agent immediately and can publish services.')
  expect(network.calls(DECISION)).toEqual([])
  network.answers(CASE, ok(verified()))
  await click(inDialog('Verify agent'))
  expect(isAsked()).toBe(false)
  await click(findText('Verify agent'))
  answer.release()
  await eventually(() => expect(text()).toContain('Revoke verification'))
  expect(network.calls(DECISION).map(({ body }) => body)).toEqual([
    { outcome: 'verified', revision: 5, photo: '/api/pictures/ines.webp' },
  ])
  expect(toasts()).toEqual(['success: Ines Duarte is verified'])
})

test('what fails is sent field by field with its reason, and read once more before', async () => {
  const { network } = await openCase(aCase())
  network.answers(DECISION, ok(aCase({ may: [], claim: null })))
  await judged('Full name', 'ID number')
  await click(findText('Request changes to 2 fields'))
  expect(dialog().textContent).toContain('Full name: Full name is not as on the passport.')
  await click(inDialog('Request changes'))
  await eventually(() => expect(toasts()).toEqual(['success: Ines Duarte is told what to change']))
  expect(network.calls(DECISION)[0]?.body).toEqual({
    outcome: 'failed',
    revision: 5,
    photo: '/api/pictures/ines.webp',
    reasons: [
      { field: 'name', reason: 'Full name is not as on the passport.' },
      { field: 'document_id', reason: 'ID number is not as on the passport.' },
    ],
    final: false,
  })
})

test.each([
  [4, 'they have 4 attempts left'],
  [1, 'they have one attempt left'],
  [0, 'this was their last attempt'],
])('with %i tries left, who ends it for good reads that %s', async (tries_left, words) => {
  const { network } = await openCase(aCase({ tries_left }))
  network.answers(DECISION, ok(aCase({ may: ['grant'], claim: null })))
  await judged('Full name')
  expect(text()).toContain(`Otherwise ${words}.`)
  await tick('This is final')
  await click(findText('Request changes to one field'))
  await click(inDialog('Request changes'))
  await eventually(() => expect(network.calls(DECISION)[0]?.body).toMatchObject({ final: true }))
})

test('who thinks better of it sends nothing, and keeps what was judged', async () => {
  const { network } = await openCase(aCase())
  await judged('Full name')
  await click(findText('Request changes to one field'))
  await click(inDialog('Cancel'))
  expect(network.calls(DECISION)).toEqual([])
  findText('Request changes to one field')
})

test('a decision on what the agent has changed meanwhile is refused: the page shows how it stands', async () => {
  const { network } = await openCase(aCase())
  network.answers(DECISION, refused(409, 'changed_elsewhere', 'The agent has changed something.'))
  await judged()
  await click(findText('Verify agent'))
  network.answers(CASE, ok(aCase({ revision: 6, first_name: 'Inês', changed: ['name'], tries: 2 })))
  await click(inDialog('Verify agent'))
  await eventually(() => expect(line('Full name').textContent).toContain('Inês Duarte'))
  expect(toasts()).toEqual(['error: The agent has changed something.'])
  expect(findText('Verify agent').hasAttribute('disabled')).toBe(true)
  expect(text()).toContain('Choose Fits or Fails for Full name.')
})

test('what was sent anew stands first, with why it failed before', async () => {
  const reasons: VerificationCase['reasons'] = [{ field: 'document_id', reason: 'One digit is missing.' }]
  await openCase(aCase({ tries: 2, changed: ['document_id'], reasons }))
  const [first] = document.querySelectorAll('[aria-label="Your decision"] li')
  expect(first?.textContent).toContain('ID numberNew')
  expect(first?.textContent).toContain('Failed before: One digit is missing.')
})

test('what was accepted before comes accepted; what is new, and the photo, are asked for', async () => {
  const reasons: VerificationCase['reasons'] = [{ field: 'address', reason: 'The street is missing.' }]
  await openCase(aCase({ tries: 2, changed: ['address'], reasons }))
  const asked = names.filter((name) => line(name).querySelector(':checked') === null)
  expect(asked.toSorted()).toEqual(['Photo', 'Street and number'])
  await fits('Photo')
  await fails('Full name')
  await fits('Street and number')
  expect(findText('Request changes to one field')).toBeDefined()
})

test('with another document, all that is read off it is asked for again', async () => {
  const reasons: VerificationCase['reasons'] = [{ field: 'document', reason: 'It is blurred.' }]
  await openCase(aCase({ tries: 2, changed: ['document'], reasons }))
  for (const name of ['Full name', 'Date of birth', 'ID number', 'Expiry date', 'Picture of the document'])
    expect(line(name).querySelector(':checked'), name).toBeNull()
  expect(line('Street and number').querySelector(':checked')).not.toBeNull()
})

test('our team reads what is wrong with a picture, and no order meant for whoever took it', async () => {
  const blurred = {
    ...{ rule: 'sharp', name: 'Sharpness', answer: 'look_again' as const },
    text: 'This picture is blurred. Please hold the phone still.',
  }
  const paper = { state: 'done' as const, checks: [blurred], read: null }
  const document = { size: 70_000, uploaded_at: '2026-11-01T08:00:00.000Z', is_opened: true, paper }
  await openCase(aCase({ document }))
  expect(text()).toContain('This picture is blurred.')
  expect(text()).not.toContain('Please hold')
})

test('what was not told is said, so that nobody judges an empty place by mistake', async () => {
  await openCase(aCase())
  expect(line('Gender').textContent).toContain('Not provided')
  expect(line('Date of birth').textContent).toContain('1 Apr 1990')
})

test('the photo stands beside the document, and its usual fault is written already', async () => {
  await openCase(aCase())
  expect(find('section[aria-label="The document"] img').getAttribute('src')).toBe('/api/pictures/ines.webp')
  await fails('Photo')
  expect(find<HTMLTextAreaElement>('textarea').value).toBe(
    'The photo does not show the person on the document. Please add a photo of yourself.',
  )
})

test('who has no photo is judged without one', async () => {
  await openCase(aCase({ photo: null }))
  expect(line('Photo')).toBeUndefined()
  expect(text()).not.toContain('The photo clients see')
})
