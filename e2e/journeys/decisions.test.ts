import { describe, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { runJob } from '../run-job.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { type Agent, makeAgent, openSession } from '../world.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Ines' })
const desk = await openSession(staff)

/** Work that a client accepted, long enough ago that the authority has usually decided. */
async function acceptedLongAgo(agent: Agent) {
  const client = await makePerson()
  const session = await openSession(client)
  const goal = await makeGoalFor(session, agent.service, 'Two years in Berlin')
  const order = await makeOrder(session, goal, agent.service)
  await payByGift(session, desk, order, agent.service)
  const ours = await openSession(agent)
  await askAs(ours, 'POST', `/orders/${order.uuid}/start`)
  const path = `/orders/${order.uuid}/completion-requests`
  const asked = await askAs<{ request: { id: string } }>(ours, 'POST', path, {
    summary: 'Everything is filed.',
  })
  await askAs(session, 'POST', `${path}/${asked.request.id}/answer`, { accept: true })
  await askDatabase(
    `insert into decision_request (goal_id, ask_at) values ($1, now())
     on conflict (goal_id) do update set ask_at = excluded.ask_at`,
    [goal.id],
  )
  return { client, goal, order }
}

async function othersDecided(order: string, count: number) {
  await askDatabase(
    `with template as (select * from client_order where id = $1),
      people as (
        insert into person (email, first_name, last_name, home, mode, created_at)
        select 'told-' || n || '-' || $1 || '@example.org', 'Told', 'Before', 'subscriber', 'subscriber', now()
        from generate_series(1, $2::int) n returning id
      ),
      goals as (
        insert into goal (client_id, name, country_iso, purpose, expected_on, comment, status, decided_on, decided_at,
          created_at, updated_at)
        select people.id, 'A goal', goal.country_iso, goal.purpose, '2099-09-01', 'Told before',
          case when row_number() over (order by people.id) = 1 then 'rejected' else 'approved' end,
          current_date, now(), now(), now()
        from people, template join goal on goal.id = template.goal_id returning id, client_id, uuidv7() as fresh
      )
      insert into client_order
      select made.* from goals, template, lateral jsonb_populate_record(null::client_order, to_jsonb(template) || jsonb_build_object(
          'id', goals.fresh, 'case_id', goals.fresh, 'goal_id', goals.id, 'client_id', goals.client_id,
          'ref', 'SO-' || upper(right(goals.fresh::text, 8)))) made`,
    [order, count],
  )
  await runJob('count-decisions')
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client is asked and answers by one press; the share appears, and follows what staff take out', async () => {
    // Other journeys have decisions on the visa for students.
    const offer = { visa: 'de/opportunity-card' }
    const agent = await makeAgent({ firstName: 'Selin', lastName: 'Aksoy', offer })
    const { client, goal, order } = await acceptedLongAgo(agent)
    await othersDecided(order.uuid, 19)
    await runJob('ask-for-decisions')

    const { page } = await visitAs(client, '/p/client/notifications', { width })
    const visa = `/p/visas/${agent.service.visa.country.id.toLowerCase()}/${agent.service.visa.id.split('/')[1]}`
    await goTo(page, visa)
    await see(page.getByRole('heading', { level: 1 }))
    const share = page.getByText('decisions recorded here in the last 24 months were approvals')
    await unseen(page, share)

    await goTo(page, '/p/client/notifications')
    await page.getByRole('link', { name: /Has the authority decided/ }).click()
    await arrive(page, new RegExp(`/p/client/goals/${goal.id}/details`))
    await see(page.getByRole('heading', { name: 'What did Germany decide?' }))
    await expectAccessible(page)
    await act(page, () => page.getByRole('button', { name: 'Approved' }).click())
    await see(page.getByRole('heading', { name: 'Germany approved it' }))

    await goTo(page, visa)
    await see(share, { text: /^19 of 20 decisions/ })
    await see(page.getByText('It says nothing about how your application will be decided.'))
    await goTo(page, `/${agent.uuid}`)
    await see(page.getByText(/^19 of 20 decisions recorded here/))

    const { page: ours } = await visitAs(staff, `/p/staff/decisions?tab=all&agent=${agent.uuid}`, {
      width: 1280,
    })
    const line = ours.getByRole('row', { name: /Approved/ }).first()
    await act(ours, () => line.getByRole('button', { name: 'Take it out' }).click())
    const dialog = ours.getByRole('dialog', { name: 'Take this decision out?' })
    await dialog.getByLabel('Why').fill('The letter of the authority says otherwise.')
    await act(ours, () => dialog.getByRole('button', { name: 'Take it out' }).click())
    await see(ours.getByText('The letter of the authority says otherwise.'))

    await goTo(page, visa)
    await see(page.getByRole('heading', { level: 1 }))
    await unseen(page, share)
    await goTo(page, `/${agent.uuid}`)
    await see(page.getByText(/^18 of 19 decisions recorded here/))

    await goTo(ours, `/p/staff/decisions?tab=out&agent=${agent.uuid}`)
    await act(ours, () => ours.getByRole('button', { name: 'Count it' }).click())
    const again = ours.getByRole('dialog', { name: 'Count this decision?' })
    await again.getByLabel('Why').fill('The client showed us the letter.')
    await act(ours, () => again.getByRole('button', { name: 'Count it' }).click())
    await unseen(ours, ours.getByText('The letter of the authority says otherwise.'))
    await goTo(page, visa)
    await see(share, { text: /^19 of 20 decisions/ })
  })

  test('who still waits says so by one press, and is asked no more for now', async () => {
    const agent = await makeAgent({ firstName: 'Nuno', lastName: 'Reis' })
    const { client, goal } = await acceptedLongAgo(agent)
    await runJob('ask-for-decisions')
    const { page } = await visitAs(client, `/p/client/goals/${goal.id}/details`, { width })
    await act(page, () => page.getByRole('button', { name: 'Still waiting' }).click())
    await see(page.getByRole('heading', { name: 'Have you heard from the authority?' }))
    await reload(page)
    await unseen(page, page.getByRole('button', { name: 'Still waiting' }))
    await see(page.getByRole('button', { name: 'Record the decision' }))
  })
})
