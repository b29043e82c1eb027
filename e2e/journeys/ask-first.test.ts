import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, openPage, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ firstName: 'Leila', lastName: 'Haddadi' })
await askAs(await openSession(agent), 'PUT', '/account/consultant/questions', {
  ...{ takes_questions: true, asks_first: ['Which passport do you have?'] },
})

const QUESTION = 'May I work while I study?'
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const says = (page: Page, text: string) =>
  see(page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true }))

describe.each(widths('phone'))('at %i px', (width) => {
  test('a visitor asks an agent, signs in with what was typed, is answered, hires, and the past stays', async () => {
    const client = await makePerson({ firstName: 'Ngozi' })
    const context = await openContext({ width })
    const { page } = await openPage(context)
    await goTo(page, `/${agent.uuid}`)
    await act(page, () => page.getByRole('link', { name: 'Ask a question' }).click())
    await arrive(page, /\/p\/ask\//)
    await expectAccessible(page)
    await act(page, () => page.getByLabel('Which passport do you have?').fill('A Nigerian one'))
    await act(page, () => page.getByLabel('Your question').fill(QUESTION))
    await act(page, () => page.getByRole('button', { name: 'Sign in and send' }).click())
    const dialog = page.getByRole('dialog', { name: 'Sign in or join' })
    await act(page, () => dialog.getByLabel('Email').fill(client.email))
    await act(page, () => dialog.getByLabel('Password', { exact: true }).fill(PASSWORD))
    await act(page, () => page.keyboard.press('Enter'))
    await arrive(page, /\/p\/client\/messages\/./)
    await says(page, QUESTION)
    await see(page.getByText('A Nigerian one'))

    const { page: ours } = await visitAs(agent, '/p/agent/messages', {
      width: width === PHONE ? DESK : PHONE,
    })
    await act(ours, () => ours.getByRole('link', { name: /Ngozi/ }).first().click())
    await says(ours, QUESTION)
    await see(ours.getByText('A Nigerian one'))
    await act(ours, () => field(ours).fill('Yes, twenty hours a week.'))
    await act(ours, () => ours.keyboard.press('Enter'))
    await says(page, 'Yes, twenty hours a week.')
    await expectAccessible(page)

    const session = await openSession(client)
    const order = await makeOrder(session, await makeGoalFor(session, agent.service), agent.service)
    await payByGift(session, staff, order, agent.service)
    await goTo(page, `/p/client/orders/${order.uuid}/conversation`)
    await says(page, QUESTION)
    await says(page, 'Yes, twenty hours a week.')
    await see(page.getByText('The order is paid. You can write to each other here.'))
    await see(page.getByRole('link', { name: order.ref }).first())
  })

  test('who takes no questions says so, and the profile offers none', async () => {
    const quiet = await makeAgent({ firstName: 'Duarte', lastName: 'Quieto' })
    const { page } = await visitAs(quiet, '/p/agent/account/profile', { width })
    const form = page.getByRole('form', { name: 'Questions before hiring' })
    await act(page, () => form.getByText('Clients can ask me questions').click())
    await act(page, () => form.getByRole('button', { name: 'Save' }).click())
    await see(page.getByText('Your settings for questions are saved'))

    const { page: theirs } = await visitAs(await makePerson(), `/${quiet.uuid}`, { width })
    await unseen(theirs, theirs.getByRole('link', { name: 'Ask a question' }))
    await goTo(theirs, `/p/ask/${quiet.uuid}`)
    await see(theirs.getByText(/Duarte does not take questions at the moment/))
  })
})
