import { describe, expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { madeUp } from '../made-up.ts'
import { goTo } from '../navigate.ts'
import { mailedPath, mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, newEmail, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent } from '../world.ts'

const REVIEWED = `
  with review as (
    insert into review (agent_id, author_id, visa_id, country_iso, star, content, created_at)
    select $1, id, 'de/student-visa', 'DE', 1, $3, now() from person where email = $2 returning agent_id)
  update agent set rating_sum = 1, review_count = 1 from review where person_id = agent_id`

describe.each(widths('desk'))('at %i px', (width) => {
  test('a stranger reports a review, staff hide it, both sides are told, and its author objects', async () => {
    const agent = await makeAgent()
    const author = await makePerson()
    const staff = await makePerson({ kind: 'staff', firstName: 'Ines' })
    const words = madeUp('She never answered')
    await askDatabase(REVIEWED, [agent.uuid, author.email, words])

    const { page } = await visit(`/${agent.uuid}`, { width: PHONE })
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await see(reviews.getByText(words))
    await act(page, () => reviews.getByRole('button', { name: /^Report this review/ }).click())
    const dialog = page.getByRole('dialog', { name: 'Report this review' })
    await see(dialog.getByText('You are confirmed as a person.'))
    await act(page, () => dialog.getByRole('button', { name: 'Send report' }).click())
    await see(dialog.getByText('please confirm this').first())
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByText('It is false or misleading').click()
    await dialog.getByLabel('Please explain').fill('The author was never a client of hers, I know both.')
    await dialog.getByLabel('Your name').fill('Ida Stranger')
    const email = newEmail('ida')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByText(/in good faith/).click()
    await act(page, () => dialog.getByRole('button', { name: 'Send report' }).click())
    await see(page.getByRole('dialog', { name: 'Thank you' }).getByText(/has reached our team/))
    expect((await mailsTo(email))[0]?.subject).toBe('We have received your report')

    const { page: desk } = await visitAs(staff, '/p/staff/reports', { width })
    const [report] = await askDatabase<{ id: string }>('select id from report where reporter_email = $1', [
      email,
    ])
    await goTo(desk, `/p/staff/reports/${report?.id}`)
    await see(desk.getByText(words))
    await act(desk, () => desk.getByRole('button', { name: 'Claim report' }).click())
    const decision = desk.getByRole('form', { name: 'Decision' })
    await act(desk, () => decision.getByText('Hide it', { exact: true }).click())
    await decision.getByText('It is against our terms').click()
    await decision.getByLabel('Reasons').fill('No order of this author stands in our books.')
    await expectAccessible(desk)
    await act(desk, () => decision.getByRole('button', { name: 'Hide the review' }).click())
    await act(desk, () => desk.getByRole('dialog').getByRole('button', { name: 'Hide the review' }).click())
    await see(desk.getByRole('heading', { name: 'The decision' }))
    await see(desk.getByText('No order of this author stands in our books.'))

    // Strangers may see a page of some seconds ago.
    await goTo(desk, `/${agent.uuid}`)
    await see(desk.getByText(/^No reviews yet/))
    await unseen(desk, desk.getByText(words))
    expect((await mailsTo(email, 2)).map(({ subject }) => subject)).toContain(
      'Our decision on your report of a review',
    )

    await goTo(page, await mailedPath(author.email, 'We have hidden your review'))
    await see(page.getByText('No order of this author stands in our books.'))
    await page
      .getByLabel('Why do you disagree?')
      .fill('I paid her outside of this site, here is the receipt.')
    await expectAccessible(page)
    await act(page, () => page.getByRole('button', { name: 'Send objection' }).click())
    await see(page.getByRole('heading', { name: 'An objection is with our team' }))
    await goTo(desk, `/p/staff/reports/${report?.id}`)
    await see(desk.getByText(/A colleague has to answer it/))
  })
})
