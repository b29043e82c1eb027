import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { launchWithCamera } from '../chromium.ts'
import { drawPassport } from '../draw-passport.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { see, seeRead, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { requirements: [{ name: 'Passport' }] } })
const { service } = agent

const FILM = { width: 1920, height: 1080 }

/** A passport that lies on a table: a film of as many pictures as a camera needs to begin. */
async function filmOf(expiry: string, { turned = 0 } = {}) {
  const page = await sharp(await drawPassport(expiry))
    .rotate(turned)
    .toBuffer()
  const paper = await sharp(page).resize({ height: 940 }).toBuffer()
  const picture = await sharp({ create: { ...FILM, channels: 3, background: '#5b4636' } })
    .composite([{ input: paper }])
    .jpeg({ quality: 92 })
    .toBuffer()
  const place = join(await mkdtemp(join(tmpdir(), 'film-')), 'passport.mjpeg')
  await writeFile(place, Buffer.concat(Array.from({ length: 5 }, () => picture)))
  return place
}

/** A client whose paid order asks for their passport, on their phone with this camera. */
async function withCamera(film: string, expected?: string) {
  const client = await makePerson({ firstName: 'Efua', lastName: 'Asante' })
  const session = await openSession(client)
  const goal = await makeGoalFor(session, service, 'A year in Germany', expected)
  const order = await makeOrder(session, goal, service)
  await payByGift(session, staff, order, service)
  const of = await launchWithCamera(film)
  onTestFinished(() => of.close())
  const { page } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width: PHONE, of })
  return { page, order, mine: page.getByRole('listitem', { name: 'Passport' }) }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a passport is photographed from its place in the list: what lies in the frame is told to end too early, and handed over', async () => {
  const { page, mine } = await withCamera(await filmOf(inDays(20)), inDays(60))
  await act(page, () => mine.getByRole('button', { name: 'Take a photo of Passport' }).click())
  const sheet = page.getByRole('dialog', { name: 'Passport' })
  const seen = sheet.getByLabel('What the camera sees')
  await see(sheet.getByText(/^Lay the paper into the frame/))
  await see(sheet.getByRole('button', { name: 'Take the photo' }), { disabled: false })
  await expectAccessible(page)

  // The frame lies within the picture, in the shape of an open passport.
  const [picture, frame] = [
    await seen.boundingBox(),
    await seen.locator('xpath=following-sibling::div').boundingBox(),
  ]
  if (!picture || !frame) throw new Error('there is no frame')
  expect(frame.width / frame.height).toBeCloseTo(125 / 88, 1)
  expect(frame.x).toBeGreaterThan(picture.x)
  expect(frame.x + frame.width).toBeLessThan(picture.x + picture.width)
  expect(frame.y).toBeGreaterThan(picture.y)
  expect(frame.y + frame.height).toBeLessThan(picture.y + picture.height)

  await act(page, () => sheet.getByRole('button', { name: 'Take the photo' }).click())
  await see(sheet.getByRole('img', { name: 'Page 1' }))
  await unseen(page, seen)
  await act(page, () => sheet.getByRole('button', { name: 'Hand over' }).click())
  await seeRead(mine.getByText('We read this in your file. Is it right?'))
  await see(mine.getByText('G1234567'))
  await act(page, () => mine.getByRole('button', { name: 'Yes, this is right' }).click())
  await see(mine.getByText(/^It expires on .* Please renew your passport first\.$/))
})

test('a page that was photographed on its side is told, photographed again and turned, and the agent opens it upright', async () => {
  const { page, order, mine } = await withCamera(await filmOf('2035-04-09', { turned: 270 }))
  const take = async () => {
    await act(page, () => mine.getByRole('button', { name: 'Take a photo of Passport' }).click())
    const sheet = page.getByRole('dialog', { name: 'Passport' })
    await see(sheet.getByRole('button', { name: 'Take the photo' }), { disabled: false })
    await act(page, () => sheet.getByRole('button', { name: 'Take the photo' }).click())
    await see(sheet.getByRole('img', { name: 'Page 1' }))
    return sheet
  }
  const first = await take()
  await act(page, () => first.getByRole('button', { name: 'Hand over' }).click())
  const lies = mine.getByText(/^The page lies on its side\. Please turn it a quarter to the right/)
  await seeRead(lies)

  await act(page, () => mine.getByText('Passport.jpg').first().click())
  const again = await take()
  await act(page, () => again.getByRole('button', { name: 'Turn page 1' }).click())
  await act(page, () => again.getByRole('button', { name: 'Hand over' }).click())
  await seeRead(mine.getByText('We read this in your file. Is it right?'))
  await see(mine.getByText('G1234567'))
  await unseen(page, lies)
  await act(page, () => mine.getByRole('button', { name: 'Yes, this is right' }).click())
  await see(mine.getByText('What you confirmed'))

  const theirs = await visitAs(agent, `/p/agent/orders/${order.uuid}`, { width: DESK })
  const given = theirs.page.getByRole('listitem', { name: 'Passport' })
  await act(theirs.page, () => given.getByRole('button', { name: 'Open Passport.jpg' }).click())
  const shown = theirs.page
    .getByRole('dialog', { name: 'Passport' })
    .getByRole('img', { name: 'Passport.jpg' })
  await see(shown)
  // The frame was turned with the page, and all that lay in it was kept.
  const box = await shown.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThan(1)
})
