import { describe, expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
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
const LONG = 120_000

describe.each(widths('phone'))('at %i px', (width) => {
  test(
    'a client says who applies too, pays for everybody, and the agent asks for the document of one of them',
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
    },
    LONG,
  )
})
