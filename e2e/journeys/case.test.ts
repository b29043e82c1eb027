import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { requirements: [] } })
const { service } = agent

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const pressIn = (page: Page, name: string) =>
  act(page, () => page.getByRole('dialog').getByRole('button', { name, exact: true }).click())
const step = (page: Page, name: string) => see(page.getByRole('heading', { level: 2, name }))

/** A client and their agent, each before the page of an order that is paid. */
async function bothSides(width: number) {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  const theirs = await visitAs(client, `/p/client/orders/${order.uuid}`, { width })
  const ours = await visitAs(agent, `/p/agent/orders/${order.uuid}`, {
    width: width === PHONE ? DESK : PHONE,
  })
  return { ...order, client, theirs: theirs.page, ours: ours.page }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a case runs from its start to a review', async () => {
    const { client, theirs, ours } = await bothSides(width)
    await see(theirs.getByText(`${agent.name} has until`))
    await press(ours, 'Start the work')
    await expectAccessible(ours)
    await pressIn(ours, 'Start the work')
    await see(ours.getByText('You have started the work.'))
    await step(ours, 'Work in progress')

    await press(ours, 'Change the stage')
    // The round buttons are drawn by their labels, which lie over them.
    await ours.getByRole('radio', { name: 'Waiting for the authority' }).check({ force: true })
    await pressIn(ours, 'Save the stage')
    await see(ours.getByText(/please say what was filed/).first())
    await act(ours, () => ours.getByLabel('Note').fill('Filed on Monday, receipt A-17.'))
    await pressIn(ours, 'Save the stage')
    await step(ours, 'Wait for the authority')
    await reload(theirs)
    await step(theirs, 'The authority has your case')
    await see(theirs.getByText('Filed on Monday, receipt A-17.').first())
    await see(theirs.getByText(/Paused since/))

    await press(ours, 'Ask for completion')
    await act(ours, () => ours.getByLabel('Summary').fill('The visa is in your passport.'))
    await expectAccessible(ours)
    await pressIn(ours, 'Ask for completion')
    await step(ours, `${client.name} checks the work`)

    await reload(theirs)
    await step(theirs, 'Check the work')
    await see(theirs.getByText('The visa is in your passport.').first())
    await expectAccessible(theirs)
    await press(theirs, 'Accept the work')
    await pressIn(theirs, 'Accept the work')
    await see(theirs.getByText('You have accepted the work. Thank you!'))
    await step(theirs, 'The work is accepted')

    await press(theirs, 'Write a review')
    await pressIn(theirs, 'Publish')
    await see(theirs.getByText('please write a few words').first())
    await act(theirs, () => theirs.getByRole('radio', { name: '4.5 stars' }).check())
    await act(theirs, () => theirs.getByLabel('Your review').fill('Patient and quick.'))
    await expectAccessible(theirs)
    await pressIn(theirs, 'Publish')
    await see(theirs.getByRole('region', { name: 'Your review' }).getByText('Patient and quick.'))
    await see(theirs.getByRole('button', { name: 'Record the decision' }))

    await reload(ours)
    await act(ours, () => ours.getByRole('button', { name: 'Answer the review' }).first().click())
    await act(ours, () => ours.getByLabel('Your answer').fill('It was a pleasure.'))
    await pressIn(ours, 'Publish')
    await see(ours.getByRole('region', { name: 'Review' }).getByText('It was a pleasure.'))
    await see(ours.getByText('You can withdraw it from'))
    await goTo(theirs, `/${agent.uuid}`)
    await see(theirs.getByText('Patient and quick.').first())
  })

  test('work that is not right goes back; more time is asked for and given', async () => {
    const { uuid, client, theirs, ours } = await bothSides(width)
    const session = await openSession(agent)
    await askAs(session, 'POST', `/orders/${uuid}/start`)
    await askAs(session, 'POST', `/orders/${uuid}/completion-requests`, { summary: 'All is filed.' })

    await reload(theirs)
    await press(theirs, 'Ask for changes')
    await pressIn(theirs, 'Ask for changes')
    await see(theirs.getByText('please say what must change').first())
    const words = theirs.getByLabel('Changes')
    await act(theirs, () => words.fill('My name is spelled wrong.'))
    await see(theirs.getByText('Draft saved on this device'))
    await pressIn(theirs, 'Cancel')
    await press(theirs, 'Ask for changes')
    await see(words, { value: 'My name is spelled wrong.' })
    await pressIn(theirs, 'Ask for changes')
    await step(theirs, `${agent.name} is at work`)

    await reload(ours)
    await step(ours, 'Make the changes')
    await see(ours.getByText('My name is spelled wrong.').first())
    await press(ours, 'Ask for more time')
    await act(ours, () => ours.getByLabel('Days').fill('5'))
    await act(ours, () => ours.getByLabel('Reason').fill('A stamp is missing.'))
    await pressIn(ours, 'Ask for more time')
    await see(ours.getByText(`${client.name} is asked for more time.`))

    await reload(theirs)
    await step(theirs, `${agent.name} asks for 5 more days`)
    await press(theirs, 'Agree')
    await pressIn(theirs, 'Agree')
    await see(theirs.getByText('The due date has moved.'))
    await see(theirs.getByText('You agreed to more time. The due date moved'))
  })
})

const SCRIPTS = '**/assets/**/*.js'

/** An agent before a paid order on a phone, with all that a page fetches once somebody is there. */
async function agentAtTheStart() {
  const someone = await makeAgent({ offer: { requirements: [] } })
  const session = await openSession(await makePerson())
  const goal = await makeGoalFor(session, someone.service)
  const order = await makeOrder(session, goal, someone.service)
  await payByGift(session, staff, order, someone.service)
  const opened = await visitAs(someone, `/p/agent/orders/${order.uuid}`, { width: PHONE })
  await act(opened.page, () => opened.page.mouse.move(50, 50))
  const start = opened.page.getByRole('button', { name: 'Start the work', exact: true })
  const question = opened.page.getByRole('dialog', { name: 'Start the work?' })
  const failure = opened.page.getByRole('dialog', { name: 'Start the work', exact: true }).getByRole('alert')
  return { ...opened, start, question, failure }
}

test('the question of an act comes within one network trip, and the focus goes into it and back', async () => {
  const { page, start, question } = await agentAtTheStart()
  const asked: boolean[] = []
  const gate = Promise.withResolvers<void>()
  let isOpen = false
  await page.route(SCRIPTS, async (route) => {
    asked.push(isOpen)
    await gate.promise
    await route.continue()
  })
  await start.focus()
  // raw: the page is busy until its scripts are let through
  await page.keyboard.press('Enter')
  await see(start.and(page.locator('[aria-busy=true]')))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  isOpen = true
  gate.resolve()
  await see(question)
  expect(asked.filter((wasOpen) => wasOpen)).toEqual([])
  await expect.poll(() => question.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await see(start, { focused: true })
})

test('an act pressed without a network says so in its place, and Retry opens it once the network is back', async () => {
  const { page, problems, start, question, failure } = await agentAtTheStart()
  problems.allow(/net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/, /Failed to fetch manifest patches/)
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await act(page, () => start.click())
  await see(failure.getByText('This could not be loaded. Please check your connection.'))
  await expectAccessible(page)
  await act(page, () => failure.getByRole('button', { name: 'Retry' }).click())
  await see(failure.getByText('Retry failed.'))
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await act(page, () => failure.getByRole('button', { name: 'Retry' }).click())
  await see(question)
})

test('an act whose script was lost on the way is there after Retry', async () => {
  const { page, problems, start, question, failure } = await agentAtTheStart()
  problems.allow(/net::ERR_FAILED/)
  await page.route(SCRIPTS, (route) => route.abort())
  await act(page, () => start.click())
  await see(failure)
  await page.unroute(SCRIPTS)
  await act(page, () => failure.getByRole('button', { name: 'Retry' }).click())
  await see(question)
})
