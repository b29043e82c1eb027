import { formatTime } from '@sojourn/contract/dates/clocks'
import { fullDay } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const DAY_MS = 86_400_000

/** Clocks change there within what clients can choose from; at a few times of the year they do so nowhere. */
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

/** An agent before their calendar, in a browser that is in that zone; the account has none yet. */
const openCalendar = async (width: number, tab = 'hours') =>
  visitAs(await makePerson({ kind: 'agent' }), `${agentPaths.calendar()}?tab=${tab}`, {
    width,
    timezone: ZONE,
  })

/** The same, and the account is in the zone too. */
async function openCalendarInZone(width: number, tab = 'hours') {
  const visited = await openCalendar(width, tab)
  await askAs(visited.context, 'PUT', '/account/timezone', { timezone: ZONE })
  await reload(visited.page)
  return visited
}

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const said = (page: Page, words: string) => see(page.getByText(words, { exact: true }))
const dayOf = (slot: string) => Temporal.Instant.from(slot).toZonedDateTimeISO(ZONE).toPlainDate().toString()
const clockOf = (slot: string) =>
  Temporal.Instant.from(slot).toZonedDateTimeISO(ZONE).toPlainTime().toString({ smallestUnit: 'minute' })

/** When clients can meet the agent of this browser. */
async function schedulesOf(context: BrowserContext) {
  const { uuid } = await askAs<{ uuid: string }>(context, 'GET', '/account')
  return askAs<{ slots: string[]; validDates: string[] }>(context, 'GET', `/consultants/${uuid}/schedules`)
}

describe.each(widths('desk'))('an agent’s calendar at %i px', (width) => {
  test('hours are set, copied and stay 9:00 local when clocks change; a day is blocked and unblocked', async () => {
    const { page, context } = await openCalendar(width)
    await see(page.getByText('Set your time zone before you set your hours'))
    await press(page, 'Update timezone')
    const zone = page.getByRole('dialog', { name: 'Update Timezone' })
    await act(page, () => zone.getByRole('button', { name: 'Update', exact: true }).click())

    await page.getByRole('checkbox', { name: 'Monday', exact: true }).press('Space')
    await page.getByLabel('Monday to', { exact: true }).fill('12:00')
    await press(page, 'Copy the hours of Monday to other days')
    const copy = page.getByRole('dialog', { name: 'Copy the hours of Monday' })
    await copy.getByRole('button', { name: 'Copy to 4 days' }).click()
    await press(page, 'Save hours')
    await said(page, 'Your hours are saved')
    await expectNoSidewaysScroll(page)

    const { slots, validDates } = await schedulesOf(context)
    expect(validDates.length).toBeGreaterThan(55)
    expect(new Set(slots.map(clockOf))).toEqual(
      new Set(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']),
    )

    const day = validDates.at(-2) as string
    const freeThen = async () =>
      (await schedulesOf(context)).slots.filter((slot) => dayOf(slot) === day).map(clockOf)
    await press(page, 'Block dates')
    const block = page.getByRole('dialog', { name: 'Block dates' })
    await act(page, () => block.getByRole('button', { name: 'Block these dates' }).click())
    await see(block.getByText('Please enter both start and end dates.'))
    await expectAccessible(page)
    await block.getByLabel('Start date').fill(day)
    await block.getByLabel('End date').fill(day)
    await act(page, () => block.getByRole('button', { name: 'Block these dates' }).click())
    await said(page, 'Your dates are blocked')
    expect(await freeThen()).toEqual([])

    const list = page.getByRole('list', { name: 'Blocked dates' })
    const edit = page.getByRole('dialog', { name: 'Edit blocked dates' })
    const openEdit = () => act(page, () => list.getByRole('button', { name: /^Edit/ }).click())
    const saveDates = () => act(page, () => edit.getByRole('button', { name: 'Save these dates' }).click())
    await openEdit()
    await edit.getByText('Only these hours', { exact: true }).click()
    await edit.getByLabel('each day to', { exact: true }).fill('11:00')
    await expectAccessible(page)
    await saveDates()
    await said(page, 'Your dates are saved')
    expect(await freeThen()).toEqual(['11:00', '11:30'])
    await openEdit()
    await edit.getByText('The whole day', { exact: true }).click()
    await saveDates()
    await unseen(page, edit)
    expect(await freeThen()).toEqual([])

    await act(page, () => list.getByRole('button', { name: /^Remove/ }).click())
    await see(page.getByRole('button', { name: 'Undo' }))
    expect((await freeThen()).length).toBe(6)
    await press(page, 'Undo')
    await see(list.getByRole('listitem'))
    expect(await freeThen()).toEqual([])
  })

  test('a range without its end, or over another one, is said at that day', async () => {
    const { page } = await openCalendarInZone(width)
    await page.getByRole('checkbox', { name: 'Monday', exact: true }).press('Space')
    await page.getByLabel('Monday to', { exact: true }).fill('')
    await press(page, 'Save hours')
    await said(page, "Please enter 'to' when 'from' is set.")
    await page.getByLabel('Monday to', { exact: true }).fill('12:00')
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabel('Monday from', { exact: true }).last().fill('11:00')
    await page.getByLabel('Monday to', { exact: true }).last().fill('13:00')
    await press(page, 'Save hours')
    await said(page, 'These hours overlap. Please leave each of them to one range.')
    await expectAccessible(page)
  })

  test('the calendar opens by its address, and a revoked one is not found', async () => {
    const { page, context } = await openCalendarInZone(width, 'calendars')
    const field = page.getByLabel('Secret address')
    await press(page, 'Create address')
    await see(field, { value: /\.ics$/ })
    const address = await field.inputValue()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await calendarAt(context, address)).toMatch(/^BEGIN:VCALENDAR\r\n/)

    const confirm = (name: string) =>
      act(page, () => page.getByRole('dialog').getByRole('button', { name }).click())
    await press(page, 'Renew')
    await confirm('Renew')
    await said(page, 'Your calendar has a new address')
    const renewed = await field.inputValue()
    expect(renewed).not.toBe(address)
    expect(await calendarAt(context, address)).toBe(404)

    await press(page, 'Revoke')
    await confirm('Revoke')
    await said(page, 'The address no longer works')
    expect(await calendarAt(context, renewed)).toBe(404)
  })
})

describe.each(widths('desk'))('an agent’s week at %i px', (width) => {
  test('a time is blocked and freed by keys, another is offered, and what its client accepts is booked there', async () => {
    const agent = await makeAgent({ offer: { meeting_length: 60, requirements: [] } })
    const client = await makePerson()
    const session = await openSession(client)
    const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
    const order = await makeOrder(session, await makeGoalFor(session, agent.service), agent.service)
    await payByGift(session, staff, order, agent.service)

    const { page, context } = await comeAs(agent, { width, timezone: 'UTC' })
    const times = (await schedulesOf(context)).slots
    const start = times.find((slot) => slot > inAWeek()) as string
    const day = start.slice(0, 10)
    await goTo(page, `${agentPaths.calendar()}?week=${day}`)
    const clocks = (['24', '12'] as const).map((clock) => formatTime(start.slice(11, 16), clock)).join('|')
    const half = (state: string) =>
      page.getByRole('button', { name: new RegExp(`^${fullDay(day)}, (${clocks}), ${state}$`) })
    const dialog = page.getByRole('dialog')
    const choose = (name: string) =>
      act(page, () => dialog.getByRole('button', { name, exact: true }).click())

    await half('open').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await choose('Block this time')
    await said(page, 'This time is blocked')
    await see(half('blocked'))
    expect((await schedulesOf(context)).slots).not.toContain(start)

    await half('blocked').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await choose('Free this time')
    await said(page, 'This time is free again')

    await half('open').focus()
    await page.keyboard.press('Enter')
    await choose('Offer it to a client')
    await act(page, () => dialog.getByRole('button', { name: /^Offer / }).click())
    await said(page, `You offered ${client.name} a meeting`)
    await see(half(`offered to ${client.name}`))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const { request } = await askAs<{ request: { id: string } }>(
      session,
      'GET',
      `/orders/${order.uuid}/meetings`,
    )
    await askAs(session, 'POST', `/orders/${order.uuid}/reschedule/${request.id}/answer`, { accept: true })
    await reload(page)
    await see(half(`meeting with ${client.name}`))
    await act(page, () =>
      page.getByRole('button', { name: new RegExp(`Meeting with ${client.name}$`) }).click(),
    )
    await act(page, () => dialog.getByRole('link', { name: 'Open the order' }).click())
    await arrive(page, /#meetings$/)
  })
})

const inAWeek = () =>
  Temporal.Now.instant()
    .add({ hours: 7 * 24 })
    .toString()

async function calendarAt(context: BrowserContext, address: string) {
  const answer = await context.request.get(address)
  return answer.ok() ? answer.text() : answer.status()
}
