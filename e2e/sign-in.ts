import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { askDatabase } from '../server/test/server-process.ts'
import { type Look, openContext, openPage } from './browser.ts'
import { goTo } from './navigate.ts'
import { mailsTo } from './outbox.ts'
import { somewhere } from './place.ts'

export const PASSWORD = 'Far-away-Places-7'

const SOON = { timeout: 15_000, interval: 100 }

export type Kind = 'client' | 'agent' | 'staff'

export interface Person {
  email: string
  firstName: string
  lastName: string
  name: string
}

interface Wanted {
  kind?: Kind
  firstName?: string
  lastName?: string
  /** Whether the code of the mail was typed in. */
  isVerified?: boolean
}

/** Told apart by digits: a word in it may be one of the password, which is refused. */
export const newEmail = (word = 'traveller') => `${word}-${randomInt(1e9, 1e10)}@example.com`

/** Somebody who joined the way everybody does; by default a client whose email is verified. */
export async function makePerson({
  kind = 'client',
  firstName = 'Ngozi',
  lastName = 'Traveller',
  isVerified = true,
}: Wanted = {}): Promise<Person> {
  const email = newEmail(kind)
  const { id } = await call('POST', `/auth/signup/${kind === 'agent' ? 'consultant' : 'subscriber'}`, {
    first_name: firstName,
    last_name: lastName,
    email,
    confirmEmail: email,
    password: PASSWORD,
  })
  if (isVerified) await call('PUT', `/auth/signup/${id}/otp`, { otp: await mailedCode(email) })
  if (kind === 'staff') await makeStaff(email)
  return { email, firstName, lastName, name: `${firstName} ${lastName}` }
}

async function call(method: string, path: string, body: object) {
  const answer = await fetch(`${inject('origin')}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-device-id': randomUUID(), ...somewhere() },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text).data
}

/** The digits of the newest code mailed to somebody. */
export async function mailedCode(email: string, isNew: (code: string) => boolean = () => true) {
  return vi.waitUntil(async () => {
    const mails = await mailsTo(email)
    const codes = mails.flatMap(({ subject }) => /^(\d{5}) is your /.exec(subject)?.[1] ?? [])
    return codes.find(isNew)
  }, SOON)
}

/** By one statement: the staff command has tests of its own, and each of its runs is a process. */
async function makeStaff(email: string) {
  const made = await askDatabase(
    inject('dataDir'),
    'update person set staff_since = now() where email = $1 returning id',
    [email],
  )
  expect(made).toHaveLength(1)
}

/** People of the demo story sign in for many journeys, from a machine that is known by then. */
const KNOWN_MACHINE = { 'x-device-id': randomUUID() }

/** Their session in this browser, without going through the page for it. */
export async function signIn(context: BrowserContext, { email }: Pick<Person, 'email'>, password = PASSWORD) {
  const headers = password === PASSWORD ? {} : KNOWN_MACHINE
  const answer = await context.request.post('/api/auth/login', { data: { email, password }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

const OWN_PAGE = /^\/p\/(client|agent|staff)\b/

/** A signed-in person opens a page of theirs. */
export async function visitAs(
  person: Pick<Person, 'email'>,
  path: string,
  { password, ...look }: Partial<Look> & { password?: string } = {},
) {
  const context = await openContext(look)
  onTestFinished(() => context.close())
  await signIn(context, person, password)
  const opened = await openPage(context)
  const response = await goTo(opened.page, path)
  // Who did not sign in by a page has no nonce before its first heartbeat, and is quicker than any person.
  if (OWN_PAGE.test(path) && response.ok())
    await opened.page.waitForFunction(() => document.cookie.includes('token='))
  return { ...opened, context, response }
}
