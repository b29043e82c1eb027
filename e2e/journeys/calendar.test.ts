import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../web/app/paths.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const DAY_MS = 86_400_000

/** Where clocks change within what clients can choose from; at a few times of the year they do so nowhere. */
function zoneWithAChange() {
  const now = Temporal.Now.instant()
  const isSoon = (zone: string) => {
    const change = now.toZonedDateTimeISO(zone).getTimeZoneTransition('next')
    const days = change
      ? (change.epochMilliseconds - now.epochMilliseconds) / DAY_MS
      : Number.POSITIVE_INFINITY
    return days > 3 && days < 85
  }
  return Intl.supportedValuesOf('timeZone').find(isSoon) ?? 'Europe/Berlin'
}

const ZONE = zoneWithAChange()

/** An agent in that zone, before their calendar. */
async function openCalendar(width: number) {
  const person = await makePerson({ kind: 'agent' })
  const visited = await visitAs(person, paths.consultant.calendar(), { width, timezone: ZONE })
  const { page, context } = visited
  await page.getByText('Your hours are in your time zone').waitFor()
  await page.getByRole('button', { name: 'Update timezone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Timezone' })
  await dialog.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('button', { name: 'Save hours' }).waitFor()
  const { data } = await (await context.request.get('/api/account')).json()
  const schedules = async (): Promise<{ slots: string[]; validDates: string[] }> =>
    (await (await context.request.get(`/api/consultants/${data.uuid}/schedules`)).json()).data
  return { ...visited, schedules }
}

const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const dayOf = (slot: string) => Temporal.Instant.from(slot).toZonedDateTimeISO(ZONE).toPlainDate().toString()
const clockOf = (slot: string) =>
  Temporal.Instant.from(slot).toZonedDateTimeISO(ZONE).toPlainTime().toString({ smallestUnit: 'minute' })

async function openMondayToFriday(page: Page) {
  const monday = page.getByRole('checkbox', { name: 'Monday', exact: true })
  await monday.press('Space')
  await page.getByLabel('Monday to', { exact: true }).fill('12:00')
  await page.getByRole('button', { name: 'Copy the hours of Monday to other days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy the hours of Monday' })
  await dialog.getByRole('button', { name: 'Copy to 4 days' }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await said(page, 'Your hours are saved')
}

describe.each([PHONE, DESK])('an agent’s calendar at %i px', (width) => {
  test('hours are set, copied and stay 9:00 local when clocks change; a day is blocked and unblocked', async () => {
    const { page, schedules } = await openCalendar(width)
    await openMondayToFriday(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const { slots, validDates } = await schedules()
    expect(validDates.length).toBeGreaterThan(55)
    expect(new Set(slots.map(clockOf))).toEqual(
      new Set(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']),
    )

    const day = validDates.at(-1) as string
    await page.getByRole('button', { name: 'Block dates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block dates' })
    await dialog.getByRole('button', { name: 'Block these dates' }).click()
    await dialog.getByText('Please enter both start and end dates.').first().waitFor()
    await expectAccessible(page)
    await fillRange(page, day)
    await dialog.getByRole('button', { name: 'Block these dates' }).click()
    await said(page, 'These dates are blocked')
    expect((await schedules()).validDates).not.toContain(day)

    const list = page.getByRole('list', { name: 'Blocked dates' })
    await list.getByRole('button', { name: /^Edit/ }).click()
    const edit = page.getByRole('dialog', { name: 'Edit blocked dates' })
    await edit.getByText('Only these hours', { exact: true }).click()
    await edit.getByLabel('each day to', { exact: true }).fill('11:00')
    await expectAccessible(page)
    await edit.getByRole('button', { name: 'Save these dates' }).click()
    await said(page, 'These dates are saved')
    expect((await schedules()).slots.filter((slot) => dayOf(slot) === day).map(clockOf)).toEqual([
      '11:00',
      '11:30',
    ])
    await list.getByRole('button', { name: /^Edit/ }).click()
    await edit.getByText('The whole day', { exact: true }).click()
    await edit.getByRole('button', { name: 'Save these dates' }).click()
    await edit.waitFor({ state: 'hidden' })

    await list.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect((await schedules()).validDates).toContain(day)
    await page.getByRole('button', { name: 'Undo' }).click()
    await list.getByRole('listitem').waitFor()
    expect((await schedules()).validDates).not.toContain(day)
  })

  test('a range without its end, or over another one, is said at that day', async () => {
    const { page } = await openCalendar(width)
    await page.getByRole('checkbox', { name: 'Monday', exact: true }).press('Space')
    await page.getByLabel('Monday to', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save hours' }).click()
    await said(page, "Please enter 'to' when 'from' is set.")
    await page.getByLabel('Monday to', { exact: true }).fill('12:00')
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabel('Monday from', { exact: true }).last().fill('11:00')
    await page.getByLabel('Monday to', { exact: true }).last().fill('13:00')
    await page.getByRole('button', { name: 'Save hours' }).click()
    await said(page, 'These hours overlap. Please leave each of them to one range.')
    await expectAccessible(page)
  })

  test('the calendar opens by its address, and a revoked one is not found', async () => {
    const { page, context } = await openCalendar(width)
    await page.getByRole('button', { name: 'Make an address' }).click()
    const address = await page.getByLabel('Secret address').inputValue()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await calendarAt(context, address)).toMatch(/^BEGIN:VCALENDAR\r\n/)

    await page.getByRole('button', { name: 'Renew' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click()
    await said(page, 'Your calendar has a new address')
    await expect.poll(() => page.getByLabel('Secret address').inputValue()).not.toBe(address)
    const renewed = await page.getByLabel('Secret address').inputValue()
    expect(await calendarAt(context, address)).toBe(404)

    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await said(page, 'The address no longer works')
    expect(await calendarAt(context, renewed)).toBe(404)
  })
})

/** Typed into the browser's own inputs or, once they are there, into the segments of the calendar's. */
async function fillRange(page: Page, day: string) {
  const [year, month, date] = day.split('-') as [string, string, string]
  const segments = page.getByRole('dialog').getByRole('spinbutton')
  await expect.poll(() => segments.count()).toBe(6)
  const wanted: Record<string, string> = { day: date, month, year }
  for (const segment of await segments.all()) {
    const kind = /day|month|year/.exec(((await segment.getAttribute('aria-label')) ?? '').toLowerCase())?.[0]
    await segment.focus()
    await segment.pressSequentially(wanted[kind ?? ''] ?? '')
  }
}

async function calendarAt(context: BrowserContext, address: string) {
  const answer = await context.request.get(address)
  return answer.ok() ? answer.text() : answer.status()
}
