import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawTravelPaper } from '../../demo/src/drawing/draw-travel-paper.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { reload } from '../navigate.ts'
import { see, seeRead, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const STATEMENT = 'Bank statement, one file, max 300 KB'
const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { requirements: [{ name: STATEMENT }, { name: 'Passport' }] } })
const { service } = agent

const LAYOUT = {
  ...{ name: 'GHANA', paper: '#e9efe4', pattern: '#b9cdb0', heading: '#31533a', portrait: 'left' as const },
  weight: 0,
}

/** A page on a table, as a phone takes it: on its side, which its camera says (EXIF), or not. */
async function photographed(name: string, orientation = 1) {
  const words = Array.from(
    { length: 40 },
    (_, line) =>
      `<text x="120" y="${160 + line * 44}" font-size="26">${name} 2026-10-${line} ${line * 71}.00</text>`,
  )
  const page = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"><rect width="1500" height="2000" fill="#5b4636"/><rect x="80" y="80" width="1340" height="1840" fill="#fff"/>${words.join('')}</svg>`,
  )
  const buffer = await sharp(page).jpeg({ quality: 92 }).withMetadata({ orientation }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function passport(light: number) {
  const page = await drawTravelPaper(
    {
      ...{ format: 'TD3', state: 'GHA', nationality: 'GHA', number: 'G1234567', sex: 'F' },
      ...{ surname: 'ASANTE', given: 'EFUA', birth: '1990-03-05', expiry: '2035-04-09' },
    },
    LAYOUT,
    10,
  )
  const buffer = await sharp(page).linear(light, 0).jpeg({ quality: 85 }).toBuffer()
  return { name: light < 1 ? 'dark.jpg' : 'light.jpg', mimeType: 'image/jpeg', buffer }
}

async function paidOrder() {
  const client = await makePerson({ firstName: 'Efua', lastName: 'Asante' })
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  return { client, order }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('two photographs are put in order, turned and cut, become one PDF below the limit, and the agent opens it', async () => {
    const { client, order } = await paidOrder()
    const { page } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width })
    const mine = page.getByRole('listitem', { name: STATEMENT })
    await act(page, () => mine.getByRole('button', { name: /^Put pages together/ }).click())
    const sheet = page.getByRole('dialog', { name: STATEMENT })
    await see(sheet.getByText('It will be made smaller than 300 kB, as the list asks.'))
    const photos = [await photographed('second.jpg'), await photographed('first.jpg', 6)]
    await act(page, () => sheet.getByLabel('Choose pages').setInputFiles(photos))
    await see(sheet.getByRole('img', { name: 'Page 2' }))

    await act(page, () => sheet.getByRole('button', { name: 'Move page 2 of 2' }).press('ArrowUp'))
    await see(sheet.getByRole('listitem', { name: 'Page 1' }).getByText('first.jpg'))
    // The camera said that it lay on its side: it stands there as it is seen, wider than high.
    await act(page, () => sheet.getByRole('button', { name: 'Turn page 1' }).click())
    await act(page, () => sheet.getByRole('button', { name: 'Cut the edges of page 1' }).click())
    await sheet.getByRole('slider', { name: 'Left edge' }).press('Shift+ArrowRight')
    await sheet.getByRole('slider', { name: 'Upper edge' }).press('ArrowDown')
    const lower = await sheet.getByRole('slider', { name: 'Lower edge' }).boundingBox()
    if (!lower) throw new Error('there is no lower edge')
    await page.mouse.move(lower.x + lower.width / 2, lower.y + lower.height / 2)
    await page.mouse.down()
    await page.mouse.move(lower.x + lower.width / 2, lower.y - 30, { steps: 4 })
    await page.mouse.up()
    await expectAccessible(page)
    await act(page, () => sheet.getByRole('button', { name: 'Cut', exact: true }).click())
    await see(sheet.getByText('edges cut'))
    await expectAccessible(page)
    await act(page, () => sheet.getByRole('button', { name: 'Hand over' }).click())
    await see(mine.getByText('Uploaded', { exact: true }))
    await see(mine.getByText(`${STATEMENT}.pdf`).first())
    await act(page, () => mine.getByText(`${STATEMENT}.pdf`).first().click())
    await see(mine.getByText(/^Version 1, \d+\skB/))
    await act(page, () =>
      mine.getByText(/^(Our automatic checks found nothing wrong|\d+ checks? (is|are) fine)/).click(),
    )
    await see(mine.getByText(/Size of the file:/))

    const theirs = await visitAs(agent, `/p/agent/orders/${order.uuid}`, {
      width: width === PHONE ? DESK : PHONE,
    })
    const given = theirs.page.getByRole('listitem', { name: STATEMENT })
    await act(theirs.page, () => given.getByRole('button', { name: `Open ${STATEMENT}.pdf` }).click())
    const opened = theirs.page.getByRole('dialog', { name: STATEMENT })
    const [first, second] = [1, 2].map((number) =>
      opened.getByRole('img', { name: `Page ${number} of 2 of ${STATEMENT}.pdf` }),
    )
    if (!first || !second) throw new Error('there are no pages')
    await see(second)
    const boxes = await Promise.all([first.boundingBox(), second.boundingBox()])
    // The first was turned back upright and cut, the second is as it was taken: both stand.
    for (const box of boxes) expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(1)
  })

  test('a client is told that a photo is dark, takes it again, and it is fine; a reload in between loses no order', async () => {
    const { client, order } = await paidOrder()
    const { page } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width })
    const mine = page.getByRole('listitem', { name: 'Passport' })
    const dark = await passport(0.25)
    await act(page, () => mine.getByLabel('Upload Passport', { exact: true }).setInputFiles(dark))
    await seeRead(mine.getByText(/^This picture is too dark\./))

    await act(page, () => mine.getByText('dark.jpg').first().click())
    const open = () => act(page, () => mine.getByRole('button', { name: /^Put pages together/ }).click())
    await open()
    const sheet = page.getByRole('dialog', { name: 'Passport' })
    const light = await passport(1)
    await act(page, () => sheet.getByLabel('Choose pages').setInputFiles(light))
    await see(sheet.getByRole('img', { name: 'Page 1' }))
    page.once('dialog', (leaving) => void leaving.accept())
    await reload(page)
    await act(page, () => mine.getByText('dark.jpg').first().click())
    await open()
    await see(sheet.getByText(/^The page was loaded again\..*light\.jpg\.$/))
    await see(sheet.getByRole('button', { name: 'Hand over' }), { disabled: true })
    await act(page, () => sheet.getByLabel('Add pages').setInputFiles(light))
    await unseen(page, sheet.getByText(/^The page was loaded again\./))
    await act(page, () => sheet.getByRole('button', { name: 'Hand over' }).click())
    await see(mine.getByText('light.jpg').first())
    await seeRead(mine.getByText('We read this in your file. Is it right?'))
    await unseen(page, mine.getByText(/^This picture is too dark\./))
  })
})
