import { FILE_NAME_HEADER } from '@sojourn/contract/calls/file'
import sharp from 'sharp'
import { type Browser, makePerson, signIn, type TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

export const ANSWERS = {
  country: 'CA',
  state: '08',
  city: 'Toronto',
  postal_code: 'M5V 2T6',
  address: '1 Front Street',
  dob: '1990-04-01',
  gender: 'female',
  document_type: 'passport',
  document_country: 'PT',
  document_id: 'MARKER-C01X00T47',
  document_expires_on: '2031-01-01',
}

export const NEW_DOCUMENT = {
  document_type: 'passport',
  document_country: 'PT',
  document_id: 'N3W-PASSPORT',
  document_expires_on: '2041-01-01',
}

const VERIFICATION = '/account/consultant/verification'

const passport = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a6869' } })
  .jpeg()
  .toBuffer()

/** Over a real connection: an upload is read from it piece by piece. */
export async function upload(
  origin: string,
  browser: Browser,
  {
    content,
    type = 'image/jpeg',
    name = 'passport.jpg',
  }: { content?: Buffer; type?: string; name?: string } = {},
) {
  const answer = await fetch(`${origin}/api${VERIFICATION}/document`, {
    method: 'PUT',
    body: new Uint8Array(content ?? (await passport)),
    headers: {
      'content-type': type,
      [FILE_NAME_HEADER]: encodeURIComponent(name),
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
  })
  return { status: answer.status, body: await answer.json() }
}

/** Somebody in agent mode, signed in. */
export async function makeAgent(server: TestApp, wanted: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(server, { home: 'consultant', ...wanted })
  return { person, browser: await signIn(server, person) }
}

export async function makeStaff(server: TestApp, first_name = 'Sanna') {
  const person = await makePerson(server, { staff: true, first_name, last_name: 'Staff' })
  return { person, browser: await signIn(server, person) }
}

/** An agent whose papers wait for staff. */
export async function makeWaiting(
  server: TestApp,
  origin: string,
  wanted: Parameters<typeof makePerson>[1] = {},
) {
  const agent = await makeAgent(server, wanted)
  await upload(origin, agent.browser)
  const sent = await agent.browser.post(VERIFICATION, ANSWERS)
  if (sent.status !== 201) throw new Error(`Not sent: ${sent.text}`)
  return agent
}

/** Staff takes the case, opens its document and decides. */
export async function decide(
  staff: Browser,
  { id }: TestPerson,
  decision: { outcome: 'verified' } | { outcome: 'failed'; reasons: object[]; final: boolean },
) {
  const { body } = await staff.put(`/staff/verifications/${id}/claim`)
  await staff.get(`/staff/verifications/${id}/document`)
  return staff.post(`/staff/verifications/${id}/decision`, { revision: body.data.revision, ...decision })
}

export const failing = (fields: string[], final = false) => ({
  outcome: 'failed' as const,
  reasons: fields.map((field) => ({ field, reason: `The ${field} cannot be read.` })),
  final,
})
