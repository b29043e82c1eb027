import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { addAgent, addPerson } from '../src/people/identity/person-store.ts'
import { openPasswords } from '../src/people/identity/sign-in/password.ts'
import type { TestApp } from './start-app.ts'

export const PASSWORD = 'Str0ng enough?'.replaceAll(' ', '-')

/** Hashed once for all: a test's people may share a password. */
const passwordHash = openPasswords('least').hash(PASSWORD)

interface Wanted {
  email?: string
  first_name?: string
  last_name?: string
  home?: 'subscriber' | 'consultant'
  verifiedEmail?: boolean
  verifiedAgent?: boolean
  staff?: boolean
}

export interface TestPerson {
  id: string
  email: string
}

/** Somebody who joined; by default a client whose email is verified. */
export async function makePerson({ context, clock }: TestApp, wanted: Wanted = {}): Promise<TestPerson> {
  const { home = 'subscriber', verifiedEmail = true } = wanted
  const email = wanted.email ?? `person-${randomUUID().slice(0, 8)}@example.com`
  const now = clock.now()
  return context.db.transaction().execute(async (tx) => {
    const person = await addPerson(tx, {
      email,
      first_name: wanted.first_name ?? 'Ada',
      last_name: wanted.last_name ?? 'Example',
      home,
      mode: home,
      password_hash: await passwordHash,
      created_at: now,
    })
    if (!person) throw new Error(`${email} is taken`)
    await tx
      .updateTable('person')
      .set({ email_verified_at: verifiedEmail ? now : null, staff_since: wanted.staff ? now : null })
      .where('id', '=', person.id)
      .execute()
    if (home === 'consultant') {
      await addAgent(tx, person.id, now)
      if (wanted.verifiedAgent)
        await tx
          .updateTable('agent')
          .set({ verified_at: now, declared_trader: false })
          .where('person_id', '=', person.id)
          .execute()
    }
    return { id: person.id, email }
  })
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type More = Pick<InjectOptions, 'headers' | 'remoteAddress'>

/** A browser: keeps cookies, sends its device id and the newest nonce it was given. */
export class Browser {
  readonly device = randomUUID()
  readonly cookies = new Map<string, string>()
  nonce: string | null = null
  #server: Pick<TestApp, 'app'>

  constructor(server: Pick<TestApp, 'app'>) {
    this.#server = server
  }

  /** A browser outlives the server it spoke to. */
  turnTo(server: Pick<TestApp, 'app'>) {
    this.#server = server
  }

  async send(method: Method, path: string, body?: unknown, more: More = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#server.app.inject({
      method,
      url: `/api${path}`,
      ...more,
      headers: {
        'x-device-id': this.device,
        ...(cookie && { cookie }),
        ...(this.nonce && { 'x-nonce': this.nonce }),
        ...more.headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    const nonce = answer.headers['x-nonce']
    if (typeof nonce === 'string') this.nonce = nonce
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson(answer) ? JSON.parse(answer.body) : undefined,
      text: answer.body,
    }
  }

  get = (path: string, more?: More) => this.send('GET', path, undefined, more)
  head = (path: string, more?: More) => this.send('HEAD', path, undefined, more)
  post = (path: string, body?: unknown, more?: More) => this.send('POST', path, body, more)
  put = (path: string, body?: unknown, more?: More) => this.send('PUT', path, body, more)
  patch = (path: string, body?: unknown, more?: More) => this.send('PATCH', path, body, more)
  delete = (path: string, body?: unknown, more?: More) => this.send('DELETE', path, body, more)
}

const isJson = ({ body, headers }: { body: string; headers: object }) =>
  body !== '' && 'content-type' in headers && String(headers['content-type']).startsWith('application/json')

/** The browser of somebody who just signed in. */
export async function signIn(server: Pick<TestApp, 'app'>, { email }: Pick<TestPerson, 'email'>) {
  const browser = new Browser(server)
  const answer = await browser.post('/auth/login', { email, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
  return browser
}
