import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { meeting_length: 60, requirements: [{ name: 'Passport' }] } })
const { service } = agent

async function paidOrder() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  return { client, order }
}

/** A week after the day that is shown, at the first free time; answers with that instant. */
async function chooseTime(page: Page) {
  await page.getByRole('grid').getByRole('button', { pressed: true }).focus()
  await page.keyboard.press('ArrowDown')
  await act(page, () => page.keyboard.press('Enter'))
  const first = page.locator('input[name="start"]').first()
  // The radio itself lies hidden under its time.
  await first.check({ force: true })
  return (await first.getAttribute('value')) ?? ''
}

async function move(page: Page, submit: string) {
  await act(page, () => page.getByRole('button', { name: 'Move', exact: true }).click())
  const dialog = page.getByRole('dialog')
  await see(dialog.locator('input[name="start"]').first())
  const start = await chooseTime(page)
  await dialog.getByLabel('Reason').fill('I travel that day.')
  await act(page, () => dialog.getByRole('button', { name: submit }).click())
  return start
}

const sequencesTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ calendar }) => /^SEQUENCE:(\d+)/m.exec(calendar ?? '')?.[1] ?? [])

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client books, moves twice, and asks the third time; the agent accepts, and both calendars follow', async () => {
    const { client, order } = await paidOrder()
    const { page } = await comeAs(client, { width, timezone: 'America/Toronto' })
    await goTo(page, `/p/client/orders/${order.uuid}`)
    await act(page, () => page.locator('#meetings').getByRole('link', { name: 'Choose a time' }).click())
    await see(page.locator('input[name="start"]').first())
    await chooseTime(page)
    await act(page, () => page.getByRole('button', { name: 'Confirm this time' }).click())
    await see(page.getByText('You can move this meeting 2 more times without asking'))

    await goTo(page, `/p/client/orders/${order.uuid}`)
    await see(page.getByText(/^Your time \(.*\)\. \d/).first())
    await move(page, 'Move the meeting')
    await see(page.getByText('Your meeting is moved').first())
    await see(page.getByText('You can move this meeting once more without asking'))
    await move(page, 'Move the meeting')
    await see(page.getByText('You have used your 2 free moves.'))
    const asked = await move(page, 'Ask for this time')
    await see(page.getByRole('heading', { name: `You asked ${agent.name} for another time` }))
    await expectAccessible(page)

    const { page: theirs } = await comeAs(agent, { width: 1280, timezone: 'UTC' })
    await goTo(theirs, `/p/agent/orders/${order.uuid}`)
    await see(theirs.getByRole('heading', { name: `${client.name} asks for another time` }))
    await see(theirs.getByText('I travel that day.').first())
    await see(theirs.getByRole('link', { name: 'Join the meeting' }))
    await expectAccessible(theirs)
    await act(theirs, () => theirs.getByRole('button', { name: 'Accept this time' }).click())
    await act(theirs, () =>
      theirs.getByRole('dialog').getByRole('button', { name: 'Accept this time' }).click(),
    )
    await see(theirs.locator(`#meetings time[datetime="${asked}"]`))

    await reload(page)
    await see(page.locator(`#meetings time[datetime="${asked}"]`))
    await see(page.getByText('The meeting was moved', { exact: true }))
    for (const { email } of [client, agent])
      await expect.poll(async () => (await sequencesTo(email)).slice(0, 4)).toEqual(['3', '2', '1', '0'])

    await act(page, () => page.getByRole('button', { name: 'Cancel the meeting' }).click())
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('My plans have changed.')
    await act(page, () => dialog.getByRole('button', { name: 'Cancel the meeting' }).click())
    await see(page.getByText('You cancelled it.'))
    await unseen(page, page.getByRole('button', { name: 'Move', exact: true }))
    await see(page.locator('#meetings').getByRole('link', { name: 'Book another meeting' }))
  })
})

test('an agent gives their meeting link, and offers a client a time', async () => {
  const { client, order } = await paidOrder()
  const { page } = await comeAs(agent, { timezone: 'UTC' })
  await goTo(page, '/p/agent/account/calender#meeting-link')
  const form = page.getByRole('form', { name: 'Meeting link' })
  await form.getByLabel('Address').fill('http://meet.example.com/mateus')
  await act(page, () => form.getByRole('button', { name: 'Save link' }).click())
  await see(form.getByText('please enter an address that begins with https://'))
  await form.getByLabel('Address').fill('https://meet.example.com/mateus')
  await act(page, () => form.getByRole('button', { name: 'Save link' }).click())
  await see(page.getByText('Your meeting link is saved'))

  await goTo(page, `/p/agent/orders/${order.uuid}`)
  await act(page, () => page.getByRole('button', { name: 'Offer a time' }).click())
  const dialog = page.getByRole('dialog')
  await see(dialog.locator('input[name="start"]').first())
  const start = await chooseTime(page)
  await act(page, () => dialog.getByRole('button', { name: 'Offer this time' }).click())
  await see(page.getByRole('heading', { name: `You offered ${client.name} a meeting` }))

  const { page: theirs } = await comeAs(client)
  await goTo(theirs, `/p/client/orders/${order.uuid}/conversation`)
  const offered = theirs.getByRole('listitem').filter({ hasText: / offered .+ for a meeting\./ })
  await act(theirs, () => offered.getByRole('link', { name: 'Answer the offer' }).click())
  await act(theirs, () => theirs.getByRole('button', { name: 'Accept this time' }).click())
  await act(theirs, () =>
    theirs.getByRole('dialog').getByRole('button', { name: 'Accept this time' }).click(),
  )
  await see(theirs.locator(`#meetings time[datetime="${start}"]`))
  await goTo(theirs, `/p/client/orders/${order.uuid}/conversation`)
  await see(theirs.getByText(/^The meeting is booked for .+\./))
  await see(offered)
  await expect.poll(() => theirs.getByRole('link', { name: 'Answer the offer' }).count()).toBe(0)
  await reload(page)
  await see(page.locator('#meetings a[href="https://meet.example.com/mateus"]'))
})
