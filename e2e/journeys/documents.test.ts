import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { reload } from '../navigate.ts'
import { passport } from '../passport.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({
  offer: { requirements: [{ name: 'Passport' }, { name: 'Letter of admission' }] },
})
const { service } = agent

const file = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: passport })

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client hands over a document twice: the agent returns the first version and accepts the second', async () => {
    const client = await makePerson()
    const session = await openSession(client)
    const order = await makeOrder(session, await makeGoalFor(session, service), service)
    await payByGift(session, staff, order, service)

    const { page } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width })
    const mine = page.getByRole('listitem', { name: 'Passport' })
    const upload = mine.getByLabel('Upload Passport', { exact: true })
    await see(mine.getByText('Missing'))
    await act(page, () => upload.setInputFiles(file('notes.txt', 'text/plain')))
    await see(mine.getByText('Unsupported file format').first())
    await upload.focus()
    await act(page, () => upload.setInputFiles(file('first.png')))
    await see(mine.getByText('Uploaded', { exact: true }))
    await see(mine, { focused: true })
    // The list around it clips what stands outside of its lines.
    await expect
      .poll(() => mine.evaluate((line) => Number.parseFloat(getComputedStyle(line).outlineOffset)))
      .toBeLessThan(0)
    await see(mine.getByText('first.png').first())

    const theirs = await visitAs(agent, `/p/agent/orders/${order.uuid}`, {
      width: width === PHONE ? DESK : PHONE,
    })
    const given = theirs.page.getByRole('listitem', { name: 'Passport' })
    await see(given.getByText('Please review'))
    await act(theirs.page, () => given.getByRole('button', { name: 'Open first.png' }).click())
    await see(theirs.page.getByRole('dialog', { name: 'Passport' }).getByRole('img', { name: 'first.png' }))
    await theirs.page.keyboard.press('Escape')
    await act(theirs.page, () => given.getByRole('button', { name: 'Return Passport' }).click())
    const reason = theirs.page.getByRole('dialog', { name: 'Return Passport?' })
    await act(theirs.page, () => reason.getByRole('button', { name: 'Return document' }).click())
    await see(reason.getByText('Please say what is wrong with it.').first())
    await act(theirs.page, () => reason.getByLabel('What is wrong with it?').fill('A corner is cut off.'))
    await act(theirs.page, () => reason.getByRole('button', { name: 'Return document' }).click())
    await see(given.getByText('Returned', { exact: true }))

    await reload(page)
    await see(mine.getByText('A corner is cut off.'))
    await act(page, () =>
      mine.getByLabel('Upload a new version of Passport').setInputFiles(file('second.png')),
    )
    await act(page, () => mine.getByText('second.png').first().click())
    await see(mine.getByText('1 earlier version'))
    await act(page, () => page.getByRole('button', { name: 'Who opened your files' }).click())
    await see(page.getByRole('dialog', { name: 'Who opened your files' }).getByText(agent.name))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await act(page, () =>
      page.getByLabel(/Upload several at once/).setInputFiles([file('ticket.png'), file('photo.png')]),
    )
    await see(page.getByRole('listitem', { name: 'ticket' }).getByText('Uploaded', { exact: true }))
    await see(page.getByRole('listitem', { name: 'photo' }).getByText('Uploaded', { exact: true }))

    await reload(theirs.page)
    await act(theirs.page, () => given.getByRole('button', { name: 'Accept Passport' }).click())
    await see(given.getByText('Accepted', { exact: true }))
    await unseen(theirs.page, given.getByRole('button', { name: 'Accept Passport' }))
    await act(theirs.page, () => theirs.page.getByRole('button', { name: 'Ask for a document' }).click())
    const ask = theirs.page.getByRole('dialog', { name: 'Ask for a document' })
    await act(theirs.page, () => ask.getByLabel('Which document?').fill('Birth certificate'))
    await act(theirs.page, () => ask.getByRole('button', { name: 'Ask for it' }).click())
    await see(theirs.page.getByRole('listitem', { name: 'Birth certificate' }))
    const [all] = await Promise.all([
      theirs.page.waitForEvent('download'),
      theirs.page.getByRole('link', { name: 'Download all' }).click(),
    ])
    expect(all.suggestedFilename()).toBe(`${order.ref}-documents.zip`)

    await reload(page)
    await see(page.getByText('Returned: Passport'))
    await see(page.getByText('Accepted: Passport'))
  })
})
