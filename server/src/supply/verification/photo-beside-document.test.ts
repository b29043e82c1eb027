import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailAbout } from '../../../test/mailbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { decide, makeAgent, makeStaff, makeWaiting } from '../../../test/verifying.ts'

const MINE = '/account/consultant/verification'
const OTHER_PERSON = 'The photo does not show the person on the document.'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(3_600_000))

const setPhoto = ({ id }: { id: string }, picture_key: string | null) =>
  server.context.db.updateTable('person').set({ picture_key }).where('id', '=', id).execute()
const another = {
  outcome: 'failed' as const,
  reasons: [{ field: 'photo', reason: OTHER_PERSON }],
  final: false,
}

const required = ({ missing }: { missing: { is_required: boolean }[] }) =>
  missing.filter(({ is_required }) => is_required)

async function claimed(id: string) {
  const { person, browser } = await makeStaff(server)
  const { body } = await browser.put(`/staff/verifications/${id}/claim`)
  await browser.get(`/staff/verifications/${id}/document`)
  return { staff: browser, person, shown: body.data }
}

test('our team sees the photo beside the document, and who has none is verified without', async () => {
  const { person, browser } = await makeWaiting(server, origin)
  await setPhoto(person, 'pictures/one')
  const { staff, shown } = await claimed(person.id)
  expect(shown.photo).toBe('/api/pictures/one.webp')
  expect((await decide(staff, person, { outcome: 'verified' })).status).toBe(200)

  const faceless = await makeWaiting(server, origin)
  const second = await claimed(faceless.person.id)
  expect(second.shown.photo).toBeNull()
  expect((await decide(second.staff, faceless.person, { outcome: 'verified' })).status).toBe(200)
  expect((await browser.get(MINE)).body.data.label.slug).toBe('verified')
})

test('a photo of somebody else goes back: only another photo is asked for, and it is sent again', async () => {
  const { person, browser } = await makeWaiting(server, origin)
  await setPhoto(person, 'pictures/other-person')
  const { staff } = await claimed(person.id)
  expect((await decide(staff, person, another)).status).toBe(200)

  const { data } = (await browser.get(MINE)).body
  expect(data).toMatchObject({
    label: { slug: 'failed' },
    asked_for: ['photo'],
    reasons: [{ field: 'photo', reason: OTHER_PERSON }],
  })
  expect(required(data)).toEqual([
    { item: 'photo', sentence: OTHER_PERSON, step: 'profile', is_required: true },
  ])
  expect(JSON.stringify(await mailAbout(server, person.email, /correct your verification/))).toContain(
    `Photo: ${OTHER_PERSON}`,
  )

  const same = await browser.put(MINE, {})
  expect(same.status).toBe(422)
  expect(same.body.message).toBe('Please add another photo in your profile first, and then send this again.')
  await setPhoto(person, null)
  expect((await browser.put(MINE, {})).status).toBe(422)

  await setPhoto(person, 'pictures/own')
  expect(required((await browser.get(MINE)).body.data)).toEqual([])
  expect((await browser.put(MINE, {})).status).toBe(200)
  const again = await claimed(person.id)
  expect(again.shown).toMatchObject({ photo: '/api/pictures/own.webp', changed: ['photo'] })
  expect((await decide(again.staff, person, { outcome: 'verified' })).status).toBe(200)
})

test('nobody decides on a photo that is another by now', async () => {
  const { person } = await makeWaiting(server, origin)
  await setPhoto(person, 'pictures/one')
  const { staff, shown } = await claimed(person.id)
  await setPhoto(person, 'pictures/two')
  const decision = { outcome: 'verified', revision: shown.revision }
  const path = `/staff/verifications/${person.id}/decision`
  const stale = await staff.post(path, { ...decision, photo: shown.photo })
  expect(stale.status).toBe(409)
  expect(stale.body.message).toMatch(/changed their photo/)
  expect((await staff.post(path, { ...decision, photo: '/api/pictures/two.webp' })).status).toBe(200)
})

test('who sends for the first time is not asked for a photo here', async () => {
  const { browser } = await makeAgent(server)
  expect((await browser.get(MINE)).body.data.asked_for).not.toContain('photo')
})
