import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { drawPassport } from '../draw-passport.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see, seeRead, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { requirements: [{ name: 'Passport' }] } })
const { service } = agent

async function passport(name: string) {
  return { name, mimeType: 'image/png', buffer: await drawPassport('2035-04-09') }
}

/** A page that lies on its side. */
async function photo(name: string) {
  const content = sharp({ create: { width: 600, height: 400, channels: 3, background: '#e9efe4' } })
  return { name, mimeType: 'image/png', buffer: await content.png().toBuffer() }
}

/** A client with an order that is paid and asks for their passport. */
async function hired() {
  const client = await makePerson({ firstName: 'Efua', lastName: 'Asante' })
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  return { client, session, order }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client puts their passport into the vault and hands it to an order; the agent sees it until the order ends', async () => {
    const { client, session, order } = await hired()

    const { page } = await visitAs(client, '/p/client/start', { width })
    await goTo(page, '/p/client/vault')
    await see(page.getByText('Your vault is empty.'))
    await act(page, async () =>
      page.getByLabel('Add papers', { exact: true }).setInputFiles(await passport('passport.png')),
    )
    const paper = page.getByRole('list', { name: 'Papers' }).getByRole('listitem').first()
    await seeRead(paper.getByText('We read this in your file. Is it right?'))
    await act(page, () => paper.getByRole('button', { name: 'Yes, this is right' }).click())
    await see(paper.getByText('9 Apr 2035').first())
    await expectAccessible(page)

    await goTo(page, `/p/client/orders/${order.uuid}`)
    const mine = page.getByRole('listitem', { name: 'Passport' })
    await act(page, () => mine.getByRole('button', { name: 'From my vault for Passport' }).click())
    const choice = page.getByRole('dialog', { name: 'Choose Passport from your vault' })
    await act(page, () => choice.getByRole('button', { name: 'Hand over' }).click())
    await see(mine.getByText('passport.png').first())
    await unseen(page, mine.getByText('We read this in your file. Is it right?'))

    const theirs = await visitAs(agent, `/p/agent/orders/${order.uuid}`, {
      width: width === PHONE ? DESK : PHONE,
    })
    const given = theirs.page.getByRole('listitem', { name: 'Passport' })
    await act(theirs.page, () => given.getByRole('button', { name: 'Open passport.png' }).click())
    const shown = theirs.page.getByRole('dialog', { name: 'Passport' })
    await see(shown.getByRole('img', { name: 'passport.png' }))

    await askAs(session, 'POST', `/orders/${order.uuid}/accept`)

    await reload(theirs.page)
    await act(theirs.page, () => given.getByText('passport.png').first().click())
    await see(given.getByText(/It left the agent’s reach when the order ended\./))
    await unseen(theirs.page, given.getByRole('button', { name: 'Open passport.png' }))
    await goTo(page, '/p/client/vault')
    await act(page, () => paper.getByText('Handed over once').click())
    await see(paper.getByText(/The order is over; the agent cannot open it any more\./))
    await see(paper.getByRole('button', { name: 'Open passport.png' }))
  })

  test('two photographs become one paper of the vault, the first turned and cut, and go to an order in that order', async () => {
    const { client, order } = await hired()

    const { page } = await visitAs(client, '/p/client/vault', { width })
    await act(page, () => page.getByRole('button', { name: 'Put pages together for New paper' }).click())
    const sheet = page.getByRole('dialog', { name: 'New paper' })
    const photos = [await photo('second.png'), await photo('first.png')]
    await act(page, () => sheet.getByLabel('Choose pages').setInputFiles(photos))
    await see(sheet.getByRole('img', { name: 'Page 2' }))
    await act(page, () => sheet.getByRole('button', { name: 'Move page 2 of 2' }).press('ArrowUp'))
    await see(sheet.getByRole('listitem', { name: 'Page 1' }).getByText('first.png'))
    await act(page, () => sheet.getByRole('button', { name: 'Turn page 1' }).click())
    await act(page, () => sheet.getByRole('button', { name: 'Cut the edges of page 1' }).click())
    await sheet.getByRole('slider', { name: 'Left edge' }).press('Shift+ArrowRight')
    await act(page, () => sheet.getByRole('button', { name: 'Cut', exact: true }).click())
    await see(sheet.getByText('edges cut'))
    await act(page, () => sheet.getByRole('button', { name: 'Keep in the vault' }).click())

    const paper = page.getByRole('list', { name: 'Papers' }).getByRole('listitem').first()
    await see(paper.getByText('New paper.pdf'))
    await act(page, () => paper.getByRole('button', { name: 'Open New paper.pdf' }).click())
    const opened = page.getByRole('dialog', { name: 'New paper' })
    const pages = [1, 2].map((number) =>
      opened.getByRole('img', { name: `Page ${number} of 2 of New paper.pdf` }),
    )
    for (const shown of pages) await see(shown)
    const shapes = await Promise.all(pages.map((shown) => shown.boundingBox()))
    // The first was turned upright, the second lies as it was taken.
    expect(shapes.map((box) => Math.sign((box?.height ?? 0) - (box?.width ?? 0)))).toEqual([1, -1])
    await page.keyboard.press('Escape')

    await goTo(page, `/p/client/orders/${order.uuid}`)
    const mine = page.getByRole('listitem', { name: 'Passport' })
    await act(page, () => mine.getByRole('button', { name: 'From my vault for Passport' }).click())
    const choice = page.getByRole('dialog', { name: 'Choose Passport from your vault' })
    await act(page, () => choice.getByRole('button', { name: 'Hand over' }).click())
    await see(mine.getByText('New paper.pdf').first())
  })
})
