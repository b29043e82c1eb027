import { expect, test } from 'vitest'
import { knowCalendar, LINK, meetingRules, RULES, SCHEDULES } from '../../../test/calendar.ts'
import { complaints, labelled, noteOf } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import CalendarPage from './calendar-page.tsx'

const select = (label: string) => labelled<HTMLSelectElement>(label)
const chosen = (label: string) => select(label).selectedOptions[0]?.text

async function opened(changes: Parameters<typeof knowCalendar>[1] = {}) {
  const page = await openOwnPage(CalendarPage, '/p/agent/calendar?tab=hours', {
    tell: (network) => void knowCalendar(network, changes),
  })
  await eventually(() => find('form[aria-label="Meeting rules"]'))
  await eventually(() => find('form[aria-label="Meeting link"]'))
  return page
}

test('the rules stand as they are kept', async () => {
  await opened()
  expect(chosen('Free time before a meeting')).toBe('None')
  expect(chosen('Free time after a meeting')).toMatch(/^15 min/)
  expect(select('Shortest notice').value).toBe('1440')
  expect(select('Meetings can begin every').value).toBe('30')
  expect(labelled('Most meetings a day').value).toBe('')
})

test('what is kept and not among the usual ones can be kept', async () => {
  await opened({ rules: meetingRules({ buffer_before: 7, notice_minutes: 4320 * 5 }) })
  expect(select('Free time before a meeting').value).toBe('7')
  const values = [...select('Free time before a meeting').options].map(({ value }) => Number(value))
  expect(values).toEqual(values.toSorted((one, other) => one - other))
  expect(select('Shortest notice').value).toBe('21600')
})

test('rules are sent as numbers, no limit as null, and free times are asked for anew', async () => {
  const { network } = await opened()
  network.answers(`PUT ${RULES}`, ok(meetingRules({ most_a_day: 4 })), ok(meetingRules()))
  const before = network.calls(SCHEDULES).length
  await type(labelled('Most meetings a day'), ' 4 ')
  await click(findText('Save rules'))
  await eventually(() => expect(toasts()).toEqual(['success: Your meeting rules are saved']))
  await type(labelled('Most meetings a day'), '')
  await click(findText('Save rules'))
  await eventually(() => expect(network.calls(`PUT ${RULES}`)).toHaveLength(2))
  expect(network.calls(`PUT ${RULES}`).map(({ body }) => body)).toEqual([
    meetingRules({ most_a_day: 4 }),
    meetingRules(),
  ])
  await eventually(() => expect(network.calls(SCHEDULES).length).toBe(before + 2))
})

test.each([
  ['many', 'please enter a whole number'],
  ['1.5', 'please enter a whole number'],
  ['0', 'please enter 1 or more'],
  ['51', 'please enter 50 or less'],
])('“%s” meetings a day is told at its field, and stays', async (typed, sentence) => {
  const { network } = await opened()
  await type(labelled('Most meetings a day'), typed)
  await click(findText('Save rules'))
  await eventually(() => expect(complaints()).toEqual({ most_a_day: sentence }))
  expect(labelled('Most meetings a day').value).toBe(typed)
  expect(network.calls(`PUT ${RULES}`)).toHaveLength(0)
})

test('a refusal of the rules is told, and nothing typed is lost', async () => {
  const { network } = await opened()
  network.answers(`PUT ${RULES}`, refused(429, 'too_many', 'Please wait a minute.'))
  await type(labelled('Most meetings a day'), '9')
  await click(findText('Save rules'))
  await eventually(() => expect(toasts()).toEqual(['error: Please wait a minute.']))
  expect(find('form[aria-label="Meeting rules"]').textContent).toContain('Please wait a minute.')
  expect(labelled('Most meetings a day').value).toBe('9')
})

const address = () => labelled('Address')

test.each([
  [true, 'Leave it empty to use a new room for each meeting.'],
  [false, 'Without it your clients cannot join.'],
])('where rooms of ours are there: %s, the link says what happens without it', async (has_rooms, words) => {
  await opened({ link: { address: null, has_rooms } })
  expect(noteOf(address())).toContain(words)
  expect(address().value).toBe('')
})

test('a meeting link is kept, and shown as the server keeps it', async () => {
  const { network } = await opened({ link: { address: 'https://zoom.us/j/1', has_rooms: true } })
  const kept = { address: 'https://meet.example/amara', has_rooms: true }
  network.answers(`PUT ${LINK}`, ok(kept))
  expect(address().value).toBe('https://zoom.us/j/1')
  await type(address(), 'https://meet.example/amara')
  await click(findText('Save link'))
  await eventually(() => expect(toasts()).toEqual(['success: Your meeting link is saved']))
  expect(network.calls(`PUT ${LINK}`)[0]?.body).toMatchObject({ address: 'https://meet.example/amara' })
})

test('a link that is none is told at its field before it is sent', async () => {
  const { network } = await opened()
  await type(address(), 'my room')
  await click(findText('Save link'))
  await eventually(() => expect(Object.keys(complaints())).toEqual(['address']))
  expect(address().value).toBe('my room')
  expect(network.calls(`PUT ${LINK}`)).toHaveLength(0)
})

test('a link that the server refuses stays as typed', async () => {
  const { network } = await opened()
  const wrong = [{ field: 'address', message: 'Please use an address that begins with https.' }]
  network.answers(`PUT ${LINK}`, refused(422, 'invalid', 'Please check it.', wrong))
  await type(address(), 'https://zoom.us/j/2')
  await click(findText('Save link'))
  await eventually(() =>
    expect(complaints()).toEqual({ address: 'Please use an address that begins with https.' }),
  )
  expect(address().value).toBe('https://zoom.us/j/2')
})
