import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift, type Service } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { meeting_length: 30, requirements: [{ name: 'Passport' }] } })

async function makeClient() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = async (service: Service) => makeOrder(session, await makeGoalFor(session, service), service)
  const paid = async (service: Service) => {
    const made = await order(service)
    await payByGift(session, staff, made, service)
    return made
  }
  return { client, session, order, paid }
}

const pathOf = ({ uuid }: { uuid: string }) => `/p/client/orders/schedule/${uuid}`

describe.each(widths('phone'))('at %i px', (width) => {
  test('after paying a client chooses when to meet, on both clocks, by keyboard; what somebody else has just taken is said to be taken', async () => {
    const [mine, theirs] = [await makeClient(), await makeClient()]
    const order = await mine.paid(agent.service)
    const other = await theirs.paid(agent.service)
    const { page, problems } = await visitAs(mine.client, pathOf(order), {
      width,
      timezone: 'America/Toronto',
    })
    await see(page.getByRole('heading', { level: 1, name: `Choose a time with ${agent.name}` }))
    await see(page.getByText('Payment protected.'))
    await see(page.getByRole('main').getByText(order.ref))
    await see(page.getByText(/^Times are shown in Toronto time. Below each is the time in/))

    // The mouse takes the last time of the day, and somebody else takes it before it is booked.
    const form = page.getByRole('form', { name: 'Choose a time' })
    const times = form.locator('input[name="start"]')
    await see(times.first())
    // The radio itself lies hidden under its time.
    await times.last().check({ force: true })
    const start = (await times.last().getAttribute('value')) ?? ''
    await askAs(theirs.session, 'POST', `/orders/${other.uuid}/schedule`, { start })
    problems.expect({ call: `POST /api/orders/${order.uuid}/schedule`, status: 409 })
    await act(page, () => page.getByRole('button', { name: 'Confirm this time' }).click())
    await see(page.getByRole('alert'))
    await see(form.locator('input[name="start"]:checked'), { count: 0 })
    await unseen(page, form.locator(`input[value="${start}"]`))

    const grid = page.getByRole('grid')
    await grid.getByRole('button', { pressed: true }).focus()
    await page.keyboard.press('ArrowDown')
    await act(page, () => page.keyboard.press('Enter'))
    await times.first().focus()
    await page.keyboard.press('Space')
    await see(times.first(), { checked: true })
    await act(page, () => page.keyboard.press('Enter'))
    await see(page.getByText(`Your meeting with ${agent.name} is booked`).first())
    await see(page.getByText(/^Your time \(Toronto\)\. \d/))
    await expectAccessible(page)

    await reload(page)
    await see(page.getByText(/^Your time \(Toronto\)/))
    await unseen(page, grid)
    await act(page, () => page.getByRole('link', { name: order.ref }).first().click())
    await see(page.getByText('The meeting was booked', { exact: true }))
    await see(page.getByRole('heading', { name: 'Upload your documents' }))
  })
})

test('a service without a meeting shows what comes next, an unpaid one how to finish payment', async () => {
  const { service } = await makeAgent({ offer: { requirements: [{ name: 'Passport' }] } })
  const { client, order, paid } = await makeClient()
  const { page } = await visitAs(client, pathOf(await paid(service)))
  await see(page.getByRole('heading', { name: 'Your next steps' }))
  await unseen(page, page.getByText(/Your meeting with/))
  await act(page, () => page.getByRole('link', { name: 'See the list' }).click())
  await arrive(page, /#documents$/)

  await goTo(page, pathOf(await order(agent.service)))
  await see(page.getByRole('heading', { level: 1, name: 'Finish payment' }))
  await act(page, () => page.getByRole('button', { name: /^Finish payment/ }).click())
  await see(page.getByRole('dialog').first())
})
