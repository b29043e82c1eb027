import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift, type Service, serviceOf } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { EMRE } from '../people.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'

const staff = await openContext()
await signIn(staff, await makePerson({ kind: 'staff', firstName: 'Ines' }))

const withMeeting = ({ meeting_length }: Service) => meeting_length !== null
const ZONE = 'America/Toronto'

async function paidOrder(context: Awaited<ReturnType<typeof visitAs>>['context'], fits = withMeeting) {
  const service = await serviceOf(context, EMRE.username, fits)
  const order = await makeOrder(context, await makeGoalFor(context, service), service)
  await payByGift(context, staff, order, service)
  return order
}

/** Somebody else, beside the page. */
async function anotherClient() {
  const context = await openContext()
  onTestFinished(() => context.close())
  await signIn(context, await makePerson())
  return context
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('after paying a client chooses when to meet, on both clocks, by keyboard', async () => {
    const { page, context } = await visitAs(await makePerson(), '/p/client/orders', { width, timezone: ZONE })
    const { uuid, ref } = await paidOrder(context)
    await goTo(page, `/p/client/orders/schedule/${uuid}`)
    await page.getByRole('heading', { level: 1, name: 'Your order is paid' }).waitFor()
    await page.getByText('Paid, and protected.').waitFor()
    await page.getByText(ref).first().waitFor()
    await page
      .getByText(/Your time, in America\/Toronto\. Below each, that of Emre Saygın, in Europe\/Istanbul/)
      .waitFor()
    await expectAccessible(page)

    const grid = page.getByRole('grid')
    await grid.getByRole('button', { pressed: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const times = page.getByRole('form', { name: 'Choose a time' }).getByRole('radio')
    await times.first().focus()
    await page.keyboard.press('Space')
    expect(await times.first().isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('Your meeting with Emre Saygın is booked').first().waitFor()
    await page.getByText(/For Emre Saygın it begins at/).waitFor()
    await expectAccessible(page)

    await page.reload()
    await page.getByText(/Your time, in America\/Toronto/).waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    await goTo(page, `/p/client/orders/${uuid}`)
    await page.getByText('The meeting was booked').waitFor()
    await page.getByRole('heading', { name: 'Get your documents together' }).waitFor()
  })
})

test('a time somebody else has just taken is said to be taken, and the others are shown', async () => {
  const { page, context, problems } = await visitAs(await makePerson(), '/p/client/orders', {
    timezone: ZONE,
  })
  const { uuid } = await paidOrder(context)
  const other = await anotherClient()
  const theirs = await paidOrder(other)
  await goTo(page, `/p/client/orders/schedule/${uuid}`)
  const form = page.getByRole('form', { name: 'Choose a time' })
  const times = form.getByRole('radio')
  await times.last().check({ force: true })
  const start = await times.last().getAttribute('value')
  await askAs(other, 'POST', `/orders/${theirs.uuid}/schedule`, { start })

  problems.expect(/409/)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => form.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await times.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).not.toContain(
    start,
  )
  await times.first().check({ force: true })
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Your meeting with Emre Saygın is booked').first().waitFor()
})

test('a service without a meeting shows what comes next, an unpaid one how to finish payment', async () => {
  const { page, context } = await visitAs(await makePerson(), '/p/client/orders')
  const withoutMeeting = ({ meeting_length }: Service) => meeting_length === null
  const { uuid } = await paidOrder(context, withoutMeeting)
  await goTo(page, `/p/client/orders/schedule/${uuid}`)
  await page.getByRole('heading', { name: 'Your next steps' }).waitFor()
  expect(await page.getByText(/Your meeting with/).count()).toBe(0)
  await page.getByRole('link', { name: 'See the list' }).click()
  await page.waitForURL(/#documents$/)

  const service = await serviceOf(context, EMRE.username, withMeeting)
  const unpaid = await makeOrder(context, await makeGoalFor(context, service), service)
  await goTo(page, `/p/client/orders/schedule/${unpaid.uuid}`)
  await page.getByRole('heading', { level: 1, name: 'Finish payment' }).waitFor()
  await page.getByRole('button', { name: /^Finish payment/ }).click()
  await page.getByRole('dialog').first().waitFor()
})
