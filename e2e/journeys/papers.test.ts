import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { drawPassport } from '../draw-passport.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { see, seeRead, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { requirements: [{ name: 'Passport' }] } })
const { service } = agent

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function passport(name: string, expiry: string) {
  return { name, mimeType: 'image/png', buffer: await drawPassport(expiry) }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client is told that a passport ends too early, uploads the new one, and the agent sees that it is fine', async () => {
    const client = await makePerson({ firstName: 'Efua', lastName: 'Asante' })
    const session = await openSession(client)
    const goal = await makeGoalFor(session, service, 'A year in Germany', inDays(60))
    const order = await makeOrder(session, goal, service)
    await payByGift(session, staff, order, service)

    const { page } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width })
    const mine = page.getByRole('listitem', { name: 'Passport' })
    const old = await passport('old.png', inDays(20))
    await act(page, () => mine.getByLabel('Upload Passport', { exact: true }).setInputFiles(old))
    // The worker reads it after the upload, and the socket says so.
    await seeRead(mine.getByText('We read this in your file. Is it right?'))
    await see(mine.getByText('G1234567'))
    await expectAccessible(page)
    await act(page, () => mine.getByRole('button', { name: 'Yes, this is right' }).click())
    await see(mine.getByText(/^It expires on .* Please renew your passport first\.$/))

    const theirs = await visitAs(agent, `/p/agent/orders/${order.uuid}`, {
      width: width === PHONE ? DESK : PHONE,
    })
    const given = theirs.page.getByRole('listitem', { name: 'Passport' })
    await see(given.getByText(/^It expires on .* Please renew your passport first\.$/))
    await unseen(theirs.page, given.getByText('G1234567'))

    await act(page, () => mine.getByText('old.png').first().click())
    const renewed = await passport('new.png', '2035-04-09')
    await act(page, () => mine.getByLabel('Upload a new version of Passport').setInputFiles(renewed))
    await seeRead(mine.getByText('We read this in your file. Is it right?'))
    await act(page, () => mine.getByRole('button', { name: 'Correct it' }).click())
    const form = page.getByRole('dialog', { name: 'What stands in Passport?' })
    await see(form.getByLabel('Surname'), { value: 'ASANTE' })
    await act(page, () => form.getByRole('button', { name: 'Save' }).click())
    await see(mine.getByText('What you confirmed'))

    // Nobody reloads: the agent's page hears of it too.
    await see(given.getByText('new.png').first())
    await unseen(theirs.page, given.getByText(/Please renew your passport first\.$/))
    await see(given.getByText('Please review'))
    await goTo(theirs.page, '/p/agent/deadlines')
    const ends = theirs.page.getByRole('listitem').filter({ hasText: 'Passport of Ghana ends' })
    await see(ends.getByText(/9 April 2035$/))
    await see(ends.getByText(/Efua Asante/))
  })
})
