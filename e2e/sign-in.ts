import { randomInt } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { expect, onTestFinished, vi } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { type Look, openContext, openPage } from './browser.ts'
import { goTo } from './navigate.ts'
import { mailsTo } from './outbox.ts'

export const PASSWORD = 'Far-away-Places-7'
/** The same, hashed with the least work there is: it is compared at each sign-in. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$3hFCuppbIoJQ43Hg+63FRA$v+Obkh1690vu7guFAZQu7exk/AqKrAyaXx8vCX41Lpo'

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
  /** Somebody who has not verified their email has been mailed no code yet. */
  isVerified?: boolean
}

/** Told apart by digits: a word in it may be one of the password, which is refused. */
export const newEmail = (word = 'traveller') => `${word}-${randomInt(1e9, 1e10)}@example.com`

/** Somebody who joined some time ago, so that no mail is on its way to them; by default a client with a verified email. */
export async function makePerson({
  kind = 'client',
  firstName = 'Ngozi',
  lastName = 'Traveller',
  isVerified = true,
}: Wanted = {}): Promise<Person> {
  const email = newEmail(kind)
  const home = kind === 'agent' ? 'consultant' : 'subscriber'
  await askDatabase(ADD_MEMBER, [
    ...[email, isVerified, firstName, lastName],
    ...[home, kind === 'staff', PASSWORD_HASH],
  ])
  return { email, firstName, lastName, name: `${firstName} ${lastName}` }
}

/** One statement is quicker than to join; a journey of its own joins the way everybody does. */
const ADD_MEMBER = `
  with added as (
    insert into person
      (email, email_verified_at, first_name, last_name, home, mode, staff_since, password_hash, created_at)
    values ($1, case when $2 then now() end, $3, $4, $5, $5, case when $6 then now() end, $7, now())
    returning id, home
  )
  insert into agent (person_id, created_at) select id, now() from added where home = 'consultant'`

/** The digits of the newest code mailed to somebody. */
export async function mailedCode(email: string, isNew: (code: string) => boolean = () => true) {
  return vi.waitUntil(async () => {
    const mails = await mailsTo(email)
    const codes = mails.flatMap(({ subject }) => /^(\d{5}) is your /.exec(subject)?.[1] ?? [])
    return codes.find(isNew)
  }, SOON)
}

/** Their session in this browser, without going through the page for it. */
export async function signIn(
  context: Pick<BrowserContext, 'request'>,
  { email }: Pick<Person, 'email'>,
  password = PASSWORD,
) {
  const answer = await context.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Somebody signed in, whose page is still empty: for what has to be there before it opens. */
export async function comeAs(person: Pick<Person, 'email'>, look: Partial<Look> = {}) {
  const context = await openContext(look)
  onTestFinished(() => context.close())
  await signIn(context, person)
  return { ...(await openPage(context)), context }
}

/** A signed-in person opens a page of theirs. */
export async function visitAs(person: Pick<Person, 'email'>, path: string, look: Partial<Look> = {}) {
  const opened = await comeAs(person, look)
  const response = await goTo(opened.page, path)
  return { ...opened, response }
}
