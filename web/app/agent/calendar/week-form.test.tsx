import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOURS, knowCalendar, SCHEDULES, workHours } from '../../../test/calendar.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { chooseClock } from '../../ui/date/chosen-clock.ts'
import CalendarPage from './calendar-page.tsx'

const SAVE = `PUT ${HOURS}`
const form = () => find('form[aria-label="Weekly hours"]')
const row = (day: string) => {
  const found = [...form().querySelectorAll('li')].find((one) => one.textContent?.startsWith(day))
  if (!found) throw new Error(`No ${day}`)
  return found
}
const box = (day: string) => find<HTMLInputElement>('input[type=checkbox]', row(day))
const times = (day: string) =>
  [...row(day).querySelectorAll<HTMLInputElement>('input[placeholder]')].map(({ value }) => value)
const time = (day: string, index: number) => {
  const found = row(day).querySelectorAll<HTMLInputElement>('input[placeholder]')[index]
  if (!found) throw new Error(`No time ${index} on ${day}`)
  return found
}
const save = () => click(findText('Save hours'))
const button = (label: string) => find<HTMLButtonElement>(`button[aria-label="${label}"]`)

beforeAll(async () => void (await import('@sojourn/contract/supply/availability')))
beforeEach(() => chooseClock('24'))

async function opened(hours = workHours()) {
  const page = await openOwnPage(CalendarPage, '/p/agent/calendar?tab=hours', {
    tell: (network) => void knowCalendar(network, { hours }),
  })
  await eventually(() => form())
  return page
}

test('each day has its hours as people read them: midnight as 00:00, a day off as no meetings', async () => {
  await opened()
  expect(times('Monday')).toEqual(['09:00', '17:00'])
  expect(times('Wednesday')).toEqual(['10:00', '00:00'])
  expect(row('Sunday').textContent).toContain('No meetings')
  expect([...form().querySelectorAll('li > div, li label')].some((one) => one.textContent === 'Monday')).toBe(
    true,
  )
})

test('what is changed is sent as it is stored, with the periods that have hours of their own', async () => {
  const closed = { from: { date: '2026-12-24' }, to: { date: '2026-12-26' }, workHours: [] }
  const { network } = await opened(workHours({ workHoursOverride: [closed] }))
  network.answers(SAVE, ok(workHours({ workHours: [{ day: 1, start: '08:00', end: '11:59' }] })))
  const before = network.calls(SCHEDULES).length
  await type(time('Monday', 0), '08:00')
  await type(time('Monday', 1), '12:00')
  await click(box('Wednesday'))
  await save()
  await eventually(() => expect(toasts()).toEqual(['success: Your hours are saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    { workHours: [{ day: 1, start: '08:00', end: '11:59' }], workHoursOverride: [closed] },
  ])
  await eventually(() => expect(network.calls(SCHEDULES).length).toBe(before + 1))
})

test('a day that is opened begins with nine to five; one that is closed and opened again has its hours still', async () => {
  await opened()
  await click(box('Friday'))
  expect(times('Friday')).toEqual(['09:00', '17:00'])
  await type(time('Friday', 0), '07:30')
  await click(box('Friday'))
  expect(row('Friday').textContent).toContain('No meetings')
  await click(box('Friday'))
  expect(times('Friday')).toEqual(['07:30', '17:00'])
})

test('more hours go on an hour after the last ones, and can be taken away', async () => {
  await opened()
  await click(button('Add hours on Monday'))
  expect(times('Monday')).toEqual(['09:00', '17:00', '18:00', '19:00'])
  await click(button('Remove Monday 09:00'))
  expect(times('Monday')).toEqual(['18:00', '19:00'])
  expect(row('Monday').querySelector('button[aria-label^="Remove"]')).toBeNull()
})

test('after midnight there is nothing to propose', async () => {
  await opened()
  await click(button('Add hours on Wednesday'))
  expect(times('Wednesday')).toEqual(['10:00', '00:00', '', ''])
})

test('rows nobody filled in are not sent', async () => {
  const { network } = await opened()
  network.answers(SAVE, ok(workHours()))
  await click(button('Add hours on Wednesday'))
  await save()
  await eventually(() => expect(network.calls(SAVE)).toHaveLength(1))
  expect(network.calls(SAVE)[0]?.body).toMatchObject({ workHours: workHours().workHours })
})

test('hours that end before they begin are told at that day, and nothing is sent', async () => {
  const { network } = await opened()
  await type(time('Wednesday', 0), '18:00')
  await type(time('Wednesday', 1), '12:00')
  await save()
  await eventually(() => expect(row('Wednesday').textContent).toContain('The end must be after the start.'))
  expect(row('Monday').textContent).not.toContain('The end must be')
  expect(times('Wednesday')).toEqual(['18:00', '12:00'])
  expect(network.calls(SAVE)).toHaveLength(0)
})

test('hours that reach into each other are told at their day', async () => {
  const { network } = await opened()
  await click(button('Add hours on Monday'))
  await type(time('Monday', 2), '16:00')
  await save()
  await eventually(() => expect(row('Monday').textContent).toContain('These hours overlap.'))
  expect(time('Monday', 0).getAttribute('aria-invalid')).toBe('true')
  expect(network.calls(SAVE)).toHaveLength(0)
})

test('an end without a start is asked for', async () => {
  await opened()
  await type(time('Monday', 0), '')
  await save()
  await eventually(() => expect(row('Monday').textContent).toContain('Please enter a start.'))
})

test('what the server refuses of a row is told at that row, whatever days stand before it', async () => {
  const { network } = await opened()
  const wrong = [{ field: 'workHours.1.end', message: 'That ends too late.' }]
  network.answers(SAVE, refused(422, 'invalid', 'Please check it.', wrong))
  await save()
  await eventually(() => expect(row('Wednesday').textContent).toContain('That ends too late.'))
  expect(row('Monday').textContent).not.toContain('That ends too late.')
  expect(times('Wednesday')).toEqual(['10:00', '00:00'])
})

test('a failure is told, and the hours stay as they were typed', async () => {
  const { network } = await opened()
  network.answers(SAVE, refused(503, 'unavailable', 'Please try again.'))
  await type(time('Monday', 0), '06:00')
  await save()
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(times('Monday')).toEqual(['06:00', '17:00'])
})

test('a double press saves once', async () => {
  const { network } = await opened()
  const { reply, release } = held(ok(workHours()))
  network.answers(SAVE, reply)
  await save()
  await save()
  release()
  await eventually(() => expect(toasts()).toEqual(['success: Your hours are saved']))
  expect(network.calls(SAVE)).toHaveLength(1)
})

test('a week without hours can begin as most weeks are', async () => {
  await opened(workHours({ workHours: [] }))
  await click(findText('Start with Monday to Friday, 9 to 5'))
  expect(['Monday', 'Friday', 'Saturday', 'Sunday'].map((day) => box(day).checked)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(document.body.textContent).not.toContain('Start with Monday to Friday')
})

test('the hours of a day are copied to the days one names', async () => {
  await opened()
  await type(time('Monday', 0), '07:00')
  await click(button('Copy the hours of Monday to other days'))
  const dialog = () => find('dialog[open]')
  expect(dialog().textContent).toContain('Copy the hours of Monday')
  const days = [...dialog().querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(days).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  const chosen = [...dialog().querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked)
  expect(chosen).toEqual([true, true, true, true, false, false])
  for (const one of [...dialog().querySelectorAll<HTMLInputElement>('input')].slice(1, 4)) await click(one)
  await click(findText('Copy to one day'))
  expect(times('Tuesday')).toEqual(['07:00', '17:00'])
  expect(times('Wednesday')).toEqual(['10:00', '00:00'])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('to no day nothing is copied, and Cancel changes nothing', async () => {
  await opened()
  await click(button('Copy the hours of Monday to other days'))
  for (const one of [...find('dialog[open]').querySelectorAll<HTMLInputElement>('input')].slice(0, 4))
    await click(one)
  expect((findText('Copy to 0 days') as HTMLButtonElement).disabled).toBe(true)
  await click(findText('Cancel', 'dialog[open] button'))
  expect(row('Tuesday').textContent).toContain('No meetings')
})
