import { describe, expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { DESK } from '../browser.ts'
import { checkout, payButton, sayWhereOneLives, seePaid } from '../hiring.ts'
import { makeGoalFor } from '../make-order.ts'
import { arrive, goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { CARDS, paymentWindow, typeCard } from '../sandbox-page.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent } from '../world.ts'

const agent = await makeAgent({
  firstName: 'Efua',
  lastName: 'Mensah',
  offer: {
    price: 50_000,
    further_person: 15_000,
    requirements: [{ name: 'Passport', mandatory: true, each: true }],
  },
})

const orderIn = (url: string) => /schedule\/([\da-f-]+)/.exec(url)?.[1] ?? ''

/** From the goal to the agent's question is a long way on a busy machine. */
const LONG = 240_000

describe.each(widths('phone'))('at %i px', (width) => {
  test(
    'a client says who applies too and pays for everybody; the agent asks for a document of one of them, and makes an offer for all',
    async () => {
      const { page, context } = await visitAs(await makePerson(), '/p/client/goals', { width })
      const goal = await makeGoalFor(context, agent.service)
      await goTo(page, `/p/client/goals/${goal.id}/details`)
      await act(page, () => page.getByRole('link', { name: 'Add a person' }).click())
      await see(page.getByRole('region', { name: 'Who applies with you?' }))
      const add = page.getByRole('button', { name: 'Add a person' })
      for (const [number, name, relation] of [
        [1, 'Ama Asante', 'child'],
        [2, 'ama asante', 'partner'],
      ] as const) {
        await act(page, () => add.click())
        const person = page.getByRole('group', { name: `Person ${number}` })
        await see(person.getByLabel('Full name'), { focused: true })
        await page.keyboard.type(name)
        await person.getByLabel('How they are related to you').selectOption(relation)
      }
      const first = page.getByRole('group', { name: 'Person 1' })
      await first.getByLabel('Date of birth').fill('9 March 2019')
      await first.getByLabel('Passport').selectOption({ label: 'Ghana' })
      await act(page, () => page.getByRole('button', { name: 'Save goal' }).click())
      await see(page.getByText('two people cannot have the same name'))
      const second = page.getByRole('group', { name: 'Person 2' }).getByLabel('Full name')
      await see(second, { focused: true })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await second.fill('Kofi Asante')
      await act(page, () => page.getByRole('button', { name: 'Save goal' }).click())
      await arrive(page, /\/details$/)
      await see(page.getByText('Kofi Asante, partner'))

      await goTo(page, `/${agent.uuid}?goalId=${goal.id}`)
      await see(page.getByText('+ $150 per further person'))
      await act(page, () => page.getByRole('button', { name: /^Hire agent for/ }).click())
      await arrive(page, /checkout=/)
      await see(checkout(page).getByText('For you and 2 others: Ama Asante, Kofi Asante'))
      await sayWhereOneLives(page, 'Nigeria')
      await see(payButton(page), { text: 'Pay $800.00' })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await act(page, () => checkout(page).getByRole('link', { name: 'Change' }).click())
      await act(page, () => page.getByRole('button', { name: 'Remove person 2' }).click())
      await act(page, () => page.getByRole('button', { name: 'Save goal' }).click())
      await arrive(page, /checkout=/)
      await see(checkout(page).getByText('For you and 1 other: Ama Asante'))
      await sayWhereOneLives(page, 'Nigeria')
      await see(payButton(page), { text: 'Pay $650.00' })
      const opened = await paymentWindow(page, () => payButton(page).click())
      await typeCard(opened, CARDS.good)
      await seePaid(page)

      const uuid = orderIn(page.url())
      const paid = await askDatabase(
        `select price_amount::int as price, further_person_amount::int as further, travellers from client_order
         where goal_id = $1 and paid_at is not null`,
        [goal.id],
      )
      expect(paid).toEqual([
        {
          price: 65_000,
          further: 15_000,
          travellers: [{ name: 'Ama Asante', relation: 'child', born_on: '2019-03-09', passport: 'GH' }],
        },
      ])
      const asked = await askDatabase(
        `select name, person from order_document where order_id = (select id from client_order where goal_id = $1 and paid_at is not null)
         order by place`,
        [goal.id],
      )
      expect(asked).toEqual([
        { name: 'Passport', person: null },
        { name: 'Passport', person: 'Ama Asante' },
      ])

      const { page: desk } = await visitAs(agent, `/p/agent/orders/${uuid}`, { width })
      await see(desk.getByText(/^Ama Asante, child, \d+$/))
      await see(desk.getByRole('heading', { name: 'Passport (Ama Asante)' }))
      await act(desk, () => desk.getByRole('button', { name: 'Ask for a document' }).click())
      const dialog = desk.getByRole('dialog', { name: 'Ask for a document' })
      await dialog.getByLabel('Which document?').fill('School report')
      await dialog.getByLabel('Whose?').selectOption({ label: 'Ama Asante' })
      await expectAccessible(desk)
      await act(desk, () => dialog.getByRole('button', { name: 'Ask for it' }).click())
      await unseen(desk, dialog)
      await see(desk.getByRole('heading', { name: 'School report (Ama Asante)' }))
      await expectNoSidewaysScroll(desk)

      const { page: wide } = await visitAs(agent, `/p/agent/orders/${uuid}/conversation`, { width: DESK })
      await act(wide, () => wide.getByRole('button', { name: 'Make an offer' }).click())
      await arrive(wide, /offers\/new/)
      await see(wide.getByText(/^Their order is for .+, Ama Asante\.$/))
      const count = wide.getByLabel('For how many people?')
      await expect.poll(() => count.inputValue()).toBe('2')
      await wide.getByLabel('Title').fill('The nursery for your child')
      await wide.getByLabel('Included', { exact: true }).fill('A place in a nursery, and its papers.')
      await wide.getByRole('textbox', { name: 'Price' }).fill('900.00')
      await wide.getByLabel('Days', { exact: true }).fill('30')
      await expectAccessible(wide)
      await expectNoSidewaysScroll(wide)
      await act(wide, () => wide.getByRole('button', { name: 'Send the offer' }).click())
      await arrive(wide, /\/p\/agent\/offers\/[0-9a-f-]{36}$/)
      await see(wide.getByText(/^For 2 people: .+, Ama Asante$/))

      await goTo(page, `/p/client/goals/create-goal?id=${goal.id}`)
      await act(page, () => page.getByRole('button', { name: 'Add a person' }).click())
      const kofi = page.getByRole('group', { name: 'Person 2' })
      await kofi.getByLabel('Full name').fill('Kofi Asante')
      await kofi.getByLabel('How they are related to you').selectOption('partner')
      await act(page, () => page.getByRole('button', { name: 'Save goal' }).click())
      await arrive(page, /\/details$/)
      await goTo(page, `/p/client/orders/${uuid}/conversation`)
      await see(page.getByRole('article', { name: /^Offer: The nursery/ }).getByText('For 2 people'))
      await act(page, () => page.getByRole('link', { name: 'Read and answer' }).first().click())
      await see(page.getByText(/^3 people apply for your goal now\. The price is for fewer\./))
      await unseen(page, page.getByRole('button', { name: 'Accept and pay' }))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await act(page, () => page.getByRole('button', { name: 'Ask for a change' }).click())
      await page.getByRole('textbox', { name: 'What should change?' }).fill('Kofi applies too.')
      await act(page, () => page.getByRole('button', { name: 'Send' }).click())
      await see(page.getByText('Change asked for').first())

      await goTo(wide, new URL(wide.url()).pathname)
      await act(wide, () => wide.getByRole('link', { name: 'Change the offer' }).first().click())
      await see(count)
      await count.selectOption('3')
      await act(wide, () => wide.getByRole('button', { name: 'Send the new version' }).click())
      await see(wide.getByText('Version 2'))

      await goTo(page, new URL(wide.url()).pathname.replace('/agent/', '/client/'))
      await act(page, () => page.getByRole('button', { name: 'Accept and pay' }).click())
      await arrive(page, /checkout=/)
      await see(checkout(page).getByText(/^For 3 people: .+, Ama Asante, Kofi Asante/))
      await sayWhereOneLives(page, 'Nigeria')
      await see(payButton(page), { text: /^Pay \$900/ })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
    LONG,
  )
})
