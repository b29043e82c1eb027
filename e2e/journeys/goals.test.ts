import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { makeGoal } from '../make-goal.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goBack, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const GOALS = '/p/client/goals'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ firstName: 'Emre', lastName: 'Aydın' })
const { service } = agent

const title = (page: Page, name: string) => see(page.getByRole('heading', { name }))
const press = (page: Page, name: string | RegExp, within: Page | Locator = page) =>
  act(page, () => within.getByRole('button', { name }).click())

describe.each(widths('phone'))('at %i px', (width) => {
  test('a goal is made from the empty list on, and leads to agents who fit it', async () => {
    const { page } = await visitAs(await makePerson(), GOALS, { width })
    await page.getByRole('link', { name: 'Create a Goal' }).first().click()
    await arrive(page, `**${GOALS}/create-goal`)
    await press(page, 'Create goal')
    for (const message of [
      'please enter a goals name',
      'please select a country',
      'please select a purpose for relocation',
      'please input expected target',
      'please input more details',
    ])
      await see(page.getByText(message, { exact: true }))

    // The page moves up when a message goes, and a list that is open then closes.
    await act(page, () => page.getByLabel('Goal name').fill('Nursing in Calgary'))
    await unseen(page, page.getByText('please enter a goals name', { exact: true }))
    await act(page, () => page.getByRole('combobox', { name: 'Destination country' }).fill('Canad'))
    await page.getByRole('option', { name: 'Canada' }).click()
    await page.getByLabel('Purpose').selectOption({ label: 'Work' })
    await act(page, () => page.getByLabel('Details').fill('A hospital has offered me a job.'))
    await see(page.getByText('Draft saved on this device'))
    await reload(page)
    await see(page.getByLabel('Goal name'), { value: 'Nursing in Calgary' })

    await page.getByLabel('Expected target date').fill('1 sep 2099')
    await press(page, 'Create goal')
    const dialog = page.getByRole('dialog', { name: 'Goals Created Successfully' })
    await dialog.getByRole('link', { name: 'Link to Order' }).click()
    await arrive(page, /\/p\/agents\?country=ca&purpose=work&goalId=\d+/)
    await goBack(page)
    await see(page.getByRole('heading', { level: 1 }), { text: 'Nursing in Calgary' })
    await unseen(page, page.getByRole('dialog'))
  })

  test('a goal is found by name and status, edited, deleted and brought back', async () => {
    const { page, context } = await visitAs(await makePerson(), GOALS, { width })
    await makeGoal(context)
    await makeGoal(context, 'Language school in Québec')
    await reload(page)
    const cards = page.getByRole('listitem').getByRole('heading', { level: 2 })
    await see(cards, { texts: ['Language school in Québec', 'Nursing in Calgary'] })

    const words = page.getByRole('searchbox')
    await words.fill('quebec')
    await arrive(page, /query=quebec/)
    await see(cards, { texts: ['Language school in Québec'] })
    await act(page, () => page.getByLabel('Status').selectOption('1'))
    await see(page.getByText('No matching goals found'))
    await act(page, () => page.getByRole('link', { name: 'Show all goals' }).click())
    await see(words, { value: '' })

    await act(page, () => page.getByRole('link', { name: 'Nursing in Calgary' }).click())
    await act(page, () => page.getByRole('link', { name: 'Edit' }).click())
    await see(page.getByText('Country and purpose can’t be changed'))
    await page.getByLabel('Goal name').fill('Nursing in Edmonton')
    await press(page, 'Save goal')
    await see(page.getByRole('heading', { level: 1 }), { text: 'Nursing in Edmonton' })

    await page.getByRole('button', { name: 'Delete' }).click()
    await arrive(page, /\/p\/client\/goals$/)
    await see(cards, { texts: ['Language school in Québec'] })
    await page.getByText('Recently deleted').click()
    await press(page, 'Restore Nursing in Edmonton')
    await see(cards.filter({ hasText: 'Nursing in Edmonton' }))
  })

  test('a goal shows its orders and shortlist, stays while one goes on, and takes the decision', async () => {
    const { page, context, problems } = await visitAs(await makePerson(), GOALS, { width })
    const goal = await makeGoalFor(context, service, 'Through Berlin without a stop')
    const order = await makeOrder(context, goal, service)
    await askAs(context, 'POST', '/favourites', { name: 'consultant', id: agent.uuid })

    await reload(page)
    const card = page.getByRole('listitem').filter({ hasText: goal.name })
    await see(card.getByText('1 order'))
    await act(page, () => card.getByRole('link', { name: goal.name }).click())
    await title(page, 'Finish payment')
    const orders = page.getByRole('region', { name: 'Orders for this goal' })
    await see(orders.getByRole('link', { name: 'Finish payment' }))
    await see(orders.getByText(order.ref))
    await see(page.getByRole('region', { name: 'Your shortlist' }).getByText(agent.name))

    await payByGift(context, staff, order, service)
    await reload(page)
    await title(page, `Upload ${service.requirements.length} documents`)
    // An authority decides nothing that nobody began.
    await unseen(page, page.getByRole('button', { name: 'Record the decision' }))
    await askAs(await openSession(agent), 'POST', `/orders/${order.uuid}/start`)
    problems.expect({ call: `DELETE /api/goals/${goal.id}`, status: 409, times: 2 })
    await press(page, 'Delete')
    await see(page.getByRole('alert').getByText('This goal has an open order.'))
    await expectAccessible(page)
    await goTo(page, GOALS)
    await card.getByRole('button', { name: /^What to do with/ }).click()
    await press(page, 'Delete')
    await see(page.getByText(`“${goal.name}” is not deleted.`))
    await act(page, () => page.getByRole('link', { name: 'View goal' }).click())

    await press(page, 'Record the decision')
    const dialog = page.getByRole('dialog')
    await press(page, 'Save', dialog)
    await see(dialog.getByText('please choose what was decided', { exact: true }))
    await expectAccessible(page)
    // The round buttons are drawn by their labels, which lie over them.
    await dialog.getByRole('radio', { name: 'Rejected' }).check({ force: true })
    await dialog.getByLabel('Date of the decision').fill('3.2.2026')
    await press(page, 'Save', dialog)
    await title(page, 'Germany refused it')
    await see(page.getByText('Rejected on 3 Feb 2026'))

    await press(page, 'Correct the decision')
    await see(dialog.getByRole('radio', { name: 'Rejected' }), { checked: true })
    // The label lies over this one too.
    await dialog.getByRole('radio', { name: 'Approved' }).check({ force: true })
    await press(page, 'Save', dialog)
    await title(page, 'Germany approved it')
    await unseen(page, page.getByRole('link', { name: 'Edit' }))
  })
})

test('goals stand one, two or four in a row, as the window allows', async () => {
  const { page, context } = await visitAs(await makePerson(), GOALS, { width: PHONE })
  for (const name of ['Nursing in Calgary', 'Language school', 'Work in Berlin', 'A year abroad'])
    await makeGoal(context, name)
  await reload(page)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const inFirstRow = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  for (const [width, inRow] of [
    [PHONE, 1],
    [1280, 2],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(inFirstRow).toBe(inRow)
  }
})

test('what is at hand is ticked and stays ticked; to somebody else the goal is not there', async () => {
  const person = await makePerson()
  const { id } = await makeGoal(await openSession(person))
  const address = `${GOALS}/${id}/details`
  const { page } = await visitAs(person, address, { width: PHONE })
  const first = page.getByRole('region', { name: 'Documents to prepare' }).getByRole('checkbox').first()
  // The box is drawn by its label, which lies over it.
  await act(page, () => first.click({ force: true }))
  await reload(page)
  await see(first, { checked: true })

  const other = await visitAs(await makePerson(), address, { width: PHONE })
  other.problems.expect({ call: `GET /api/goals/${id}`, status: 404 })
  await see(other.page.getByRole('alert'))
})
