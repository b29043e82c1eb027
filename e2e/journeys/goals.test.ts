import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE } from '../browser.ts'
import { makeGoal } from '../make-goal.ts'
import { makeGoalFor, makeOrder, payByGift, serviceOf } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { EMRE } from '../people.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'

const staff = await openContext()
await signIn(staff, await makePerson({ kind: 'staff', firstName: 'Ines' }))

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a goal is made from the empty list on, and leads to agents who fit it', async () => {
    const { page } = await visitAs(await makePerson(), '/p/client/goals', { width })
    await page.getByRole('link', { name: 'Create a Goal' }).first().click()
    await page.getByRole('button', { name: 'Create goal' }).click()
    for (const message of [
      'please enter a goals name',
      'please select a country',
      'please select a purpose for relocation',
      'please input expected target',
      'please input more details',
    ])
      await page.getByText(message, { exact: true }).waitFor()

    await page.getByLabel('Goal name').fill('Nursing in Calgary')
    // The page moves up when a message goes, and a list that is open then closes.
    await page.getByText('please enter a goals name', { exact: true }).waitFor({ state: 'detached' })
    const country = page.getByRole('combobox', { name: 'Destination country' })
    await country.fill('Canad')
    await page.getByRole('option', { name: 'Canada' }).click()
    await page.getByLabel('Purpose').selectOption({ label: 'Work' })
    await page.getByLabel('Details').fill('A hospital has offered me a job.')
    await page.locator('input[name=expected_delivery_date]').hover({ force: true })
    for (const [part, value] of Object.entries({ day: '01', month: '09', year: '2099' })) {
      await page.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click()
      await page.keyboard.type(value)
    }
    await page.getByRole('button', { name: 'Create goal' }).click()

    const dialog = page.getByRole('dialog', { name: 'Goals Created Successfully' })
    await dialog.getByRole('link', { name: 'Link to Order' }).click()
    await page.waitForURL(/\/p\/agents\?country=ca&purpose=work&goalId=\d+/)
    await page.goBack()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Nursing in Calgary')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('a goal is found by name and status, edited, deleted and brought back', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/goals', { width })
    await makeGoal(context)
    await makeGoal(context, 'Language school in Québec')
    await page.reload()
    const cards = page.getByRole('listitem').getByRole('heading', { level: 2 })
    await expect
      .poll(() => cards.allInnerTexts())
      .toEqual(['Language school in Québec', 'Nursing in Calgary'])

    await page.getByRole('searchbox').fill('quebec')
    await page.waitForURL(/query=quebec/)
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Language school in Québec'])
    await page.getByLabel('Status').selectOption('1')
    await page.getByText('No matching goals found').waitFor()
    await page.getByRole('link', { name: 'Show all goals' }).click()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')

    await page.getByRole('link', { name: 'Nursing in Calgary' }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByText('Country and purpose stay as they are').waitFor()
    await page.getByLabel('Goal name').fill('Nursing in Edmonton')
    await page.getByRole('button', { name: 'Save goal' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Nursing in Edmonton')

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/p\/client\/goals$/)
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Language school in Québec'])
    await page.getByText('Recently deleted').click()
    await page.getByRole('button', { name: 'Restore Nursing in Edmonton' }).click()
    await expect.poll(() => cards.allInnerTexts()).toContain('Nursing in Edmonton')
  })
})

describe.each([PHONE, DESK])('with an order, at %i px', (width) => {
  test('a goal shows its orders and shortlist, stays while one goes on, and takes the decision', async () => {
    const { page, context, problems } = await visitAs(await makePerson(), '/p/client/goals', { width })
    const service = await serviceOf(context, EMRE.username, () => true)
    const goal = await makeGoalFor(context, service, 'Through Paris without a stop')
    const order = await makeOrder(context, goal, service)
    const { uuid: id } = await askAs<{ uuid: string }>(context, 'GET', `/consultants/${EMRE.username}`)
    await askAs(context, 'POST', '/favourites', { name: 'consultant', id })

    await goTo(page, '/p/client/goals')
    const card = page.getByRole('listitem').filter({ hasText: goal.name })
    await card.getByText('1 order').waitFor()
    await card.getByRole('link', { name: goal.name }).click()
    await page.getByRole('heading', { name: 'Finish payment' }).waitFor()
    const orders = page.getByRole('region', { name: 'Orders for this goal' })
    await orders.getByText('Finish payment').waitFor()
    await page.getByRole('region', { name: 'Your shortlist' }).getByText('Emre Saygın').waitFor()

    await payByGift(context, staff, order, service)
    await page.reload()
    await page.getByRole('heading', { name: 'Your order is under way' }).waitFor()
    await expectAccessible(page)
    problems.expect(/409/)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alert').getByText('An order for this goal goes on.').waitFor()
    await goTo(page, '/p/client/goals')
    await card.getByRole('button', { name: /^What to do with/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`“${goal.name}” is not deleted.`).waitFor()
    await page.getByRole('link', { name: 'To the goal' }).click()

    await page.getByRole('button', { name: 'Note the decision' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('please choose what was decided', { exact: true }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Rejected' }).check({ force: true })
    await dialog.locator('input[name=decided_on]').hover({ force: true })
    for (const [part, value] of Object.entries({ day: '03', month: '02', year: '2026' })) {
      await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click()
      await page.keyboard.type(value)
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'France said no' }).waitFor()
    await page.getByText('Rejected on 3 Feb 2026').waitFor()

    await page.getByRole('button', { name: 'Correct the decision' }).click()
    expect(await dialog.getByRole('radio', { name: 'Rejected' }).isChecked()).toBe(true)
    await dialog.getByRole('radio', { name: 'Approved' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'France said yes' }).waitFor()
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
  })
})

test('what is at hand is ticked and stays ticked', async () => {
  const { page, context } = await visitAs(await makePerson(), '/p/client/goals')
  const { id } = await makeGoal(context)
  await page.goto(`/p/client/goals/${id}/details`)
  const papers = page.getByRole('region', { name: 'Papers to have at hand' })
  const first = papers.getByRole('checkbox').first()
  const saved = page.waitForResponse(/checklist/)
  await first.click({ force: true })
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect.poll(() => first.isChecked()).toBe(true)
})

test('a goal of somebody else is not there', async () => {
  const { context } = await visitAs(await makePerson(), '/p/client/goals')
  const { id } = await makeGoal(context)
  const { page, problems } = await visitAs(await makePerson(), `/p/client/goals/${id}/details`)
  problems.expect(/404/)
  await page.getByRole('alert').waitFor()
})

test('what was typed into a new goal is still there after leaving', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/goals/create-goal')
  await page.getByLabel('Goal name').fill('Half a thought')
  await page.getByText('Draft saved on this device').waitFor()
  await page.goto('/p/client/goals')
  await page.goto('/p/client/goals/create-goal')
  await expect.poll(() => page.getByLabel('Goal name').inputValue()).toBe('Half a thought')
})
