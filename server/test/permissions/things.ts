import { randomInt, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { hashOfToken, newToken } from '../../src/people/identity/sessions/token.ts'
import type { ValueOf } from '../../src/platform/database/value-of.ts'
import { unsubscribeToken } from '../../src/supply/search/saved/unsubscribe.ts'
import { makePerson } from '../people.ts'
import type { TestApp } from '../start-app.ts'
import { articleThings } from './article-things.ts'
import { conversationThings } from './conversation-things.ts'
import { noticeThings } from './notice-things.ts'
import { orderThings } from './order-things.ts'
import { paymentThings } from './payment-things.ts'
import { reportThings } from './report-things.ts'
import { subscriptionThings } from './subscription-things.ts'
import { walletThings } from './wallet-things.ts'
import { workThings } from './work-things.ts'

type Params = Record<string, string>
type Maker = (server: TestApp, owner: { id: string } | null, device: string | null) => Promise<Params>

interface Made {
  make: Maker
  /** What could be such a thing's name and is not. */
  missing: () => Params
}

const AGENT = 'amara-okafor'
const ids = () => ({ id: randomUUID() })
const links = () => ({ id: randomUUID(), token: newToken() })
const always = (params: Params, missing: Params): Made => ({
  make: async () => params,
  missing: () => missing,
})

const ownerOf = async (server: TestApp, owner: { id: string } | null) =>
  (owner ?? (await makePerson(server))).id

/** Somebody who can be found: they themselves, where they are an agent. */
async function agentOf(server: TestApp, owner: { id: string } | null) {
  const agent = owner && (await agentRow(server, owner.id))
  return agent ? owner.id : (await makePerson(server, { home: 'consultant', verifiedAgent: true })).id
}

/** The agent side of somebody, who may be in either mode. */
async function agentSideOf(server: TestApp, owner: { id: string } | null) {
  const id = await ownerOf(server, owner)
  const { context, clock } = server
  await context.db
    .insertInto('agent')
    .values({ person_id: id, created_at: clock.now() })
    .onConflict((known) => known.doNothing())
    .execute()
  return id
}

const agentRow = ({ context }: TestApp, id: string) =>
  context.db.selectFrom('agent').select('person_id').where('person_id', '=', id).executeTakeFirst()

const soon = ({ clock }: TestApp) => new Date(clock.now().getTime() + 60_000)

/** The things paths name, each made for whom it is to belong to. */
export const things = {
  country: always({ id: 'CA' }, { id: 'XX' }),
  'country pair': always({ id: 'NG', destination: 'DE' }, { id: 'XX', destination: 'DE' }),
  'geo country': always({ id: 'CA' }, { id: 'XX' }),
  'geo state': always({ id: 'CA', sid: '08' }, { id: 'CA', sid: 'nowhere' }),
  agent: {
    make: async (server, owner) => ({ id: await agentOf(server, owner) }),
    missing: ids,
  },
  service: {
    make: async (server, owner) => {
      const now = server.clock.now()
      return server.context.db
        .insertInto('service')
        .values({
          agent_id: await agentSideOf(server, owner),
          country_iso: 'DE',
          visa_id: 'de/student-visa',
          title: `A service ${randomUUID()}`,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    },
    missing: ids,
  },
  'blocked date': {
    make: async (server, owner) =>
      server.context.db
        .insertInto('blocked_date')
        .values({
          agent_id: await agentOf(server, owner),
          from_day: '2026-12-24',
          until_day: '2026-12-26',
          ranges: '[]',
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  'calendar provider': always({ provider: 'google' }, { provider: 'nowhere' }),
  'connected calendar': {
    make: async (server, owner) =>
      server.context.db
        .insertInto('connected_calendar')
        .values({
          agent_id: await agentSideOf(server, owner),
          provider: 'google',
          status: 'incomplete',
          created_at: server.clock.now(),
        })
        // An agent has one of each provider.
        .onConflict((known) => known.columns(['agent_id', 'provider']).doUpdateSet({ status: 'incomplete' }))
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  'calendar address': {
    make: async (server, owner) => {
      const token = newToken()
      await server.context.db
        .insertInto('calendar_feed')
        .values({
          agent_id: await agentOf(server, owner),
          token_hash: hashOfToken(token),
          sealed_token: Buffer.from('sealed'),
          created_at: server.clock.now(),
        })
        .execute()
      return { name: `${token}.ics` }
    },
    missing: () => ({ name: `${newToken()}.ics` }),
  },
  goal: {
    make: async (server, owner) => {
      const now = server.clock.now()
      const { id } = await server.context.db
        .insertInto('goal')
        .values({
          client_id: await ownerOf(server, owner),
          name: `A goal ${randomUUID()}`,
          country_iso: 'CA',
          purpose: 'study',
          expected_on: '2099-01-01',
          comment: 'As soon as I can.',
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id: String(id) }
    },
    missing: () => ({ id: String(randomInt(1e12, 1e13)) }),
  },
  like: {
    make: async (server, owner) =>
      server.context.db
        .insertInto('likes')
        .values({
          person_id: await ownerOf(server, owner),
          agent_id: await agentOf(server, null),
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  favourite: {
    make: async (server, owner) =>
      server.context.db
        .insertInto('favourite')
        .values({
          person_id: await ownerOf(server, owner),
          agent_id: await agentOf(server, null),
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  'saved search': { make: makeSearch, missing: ids },
  'unsubscribe link': {
    make: async (server, owner) => {
      const id = await ownerOf(server, owner)
      await makeSearch(server, { id })
      return { token: unsubscribeToken(server.context.settings, id) }
    },
    missing: () => ({ token: `${randomUUID()}.${newToken()}` }),
  },
  'live article': {
    make: async ({ context }) => {
      const article = await context.db
        .selectFrom('live_article')
        .innerJoin('agent', 'person_id', 'agent_id')
        .select(['slug', 'username'])
        .executeTakeFirstOrThrow()
      return { id: article.username ?? '', slug: article.slug }
    },
    missing: () => ({ id: AGENT, slug: 'never-written' }),
  },
  'article cover': {
    make: async ({ context }) => {
      const { cover_id } = await context.db
        .selectFrom('live_article')
        .select('cover_id')
        .where('cover_id', 'is not', null)
        .where('is_shown', '=', true)
        .limit(1)
        .executeTakeFirstOrThrow()
      return { name: `${cover_id}.jpg` }
    },
    missing: () => ({ name: `${randomUUID()}.jpg` }),
  },
  rule: always({ name: 'cooling_off' }, { name: 'nothing' }),
  mode: always({ id: 'subscriber' }, { id: 'staff' }),
  provider: always({ provider: 'nearby' }, { provider: 'elsewhere' }),
  picture: {
    make: async ({ context }) => {
      const name = randomUUID()
      const content = Buffer.from('a picture')
      const facts = { contentType: 'image/webp', size: content.length }
      await context.files.put(`pictures/${name}`, Readable.from([content]), facts)
      return { name: `${name}.webp` }
    },
    missing: () => ({ name: `${randomUUID()}.webp` }),
  },

  session: {
    make: async (server, owner) => {
      const now = server.clock.now()
      return server.context.db
        .insertInto('session')
        .values({
          token_hash: hashOfToken(newToken()),
          person_id: await ownerOf(server, owner),
          device_name: 'Firefox on Linux',
          address: '203.0.113.9',
          created_at: now,
          last_seen_at: now,
          expires_at: soon(server),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    },
    missing: ids,
  },
  'connected account': {
    make: async (server, owner) =>
      server.context.db
        .insertInto('connected_account')
        .values({
          person_id: await ownerOf(server, owner),
          provider: 'nearby',
          issuer: 'https://accounts.example.com',
          subject: randomUUID(),
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  'login challenge': {
    make: async (server, owner, device) =>
      server.context.db
        .insertInto('login_challenge')
        .values({
          person_id: await ownerOf(server, owner),
          device_id: device,
          created_at: server.clock.now(),
          expires_at: soon(server),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  signup: {
    make: async (server, owner) =>
      server.context.db
        .insertInto('signup')
        .values({
          person_id: await ownerOf(server, owner),
          email: `${randomUUID()}@example.com`,
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  recovery: {
    make: async (server, owner) =>
      server.context.db
        .insertInto('password_reset')
        .values({ person_id: await ownerOf(server, owner), created_at: server.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  'recovery link': {
    make: async (server, owner) => {
      const token = newToken()
      const { id } = await server.context.db
        .insertInto('password_reset')
        .values({
          person_id: await ownerOf(server, owner),
          token_hash: hashOfToken(token),
          created_at: server.clock.now(),
          expires_at: soon(server),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, token }
    },
    missing: links,
  },
  'email change': { make: (server, owner) => makeEmailChange(server, owner, false), missing: links },
  'changed email': { make: (server, owner) => makeEmailChange(server, owner, true), missing: links },

  licence: { make: (server, owner) => makeLicence(server, owner, 'pending'), missing: ids },
  'classed licence': {
    make: (server, owner) => makeLicence(server, owner, 'verified', 'CICC'),
    missing: ids,
  },
  'confirmed licence': { make: (server, owner) => makeLicence(server, owner, 'verified'), missing: ids },

  verification: { make: (server, owner) => makeVerification(server, owner, 'in_progress'), missing: ids },
  'standing verification': {
    make: (server, owner) => makeVerification(server, owner, 'verified'),
    missing: ids,
  },
  'failed verification': { make: (server, owner) => makeVerification(server, owner, 'failed'), missing: ids },

  person: { make: async (server, owner) => ({ id: await ownerOf(server, owner) }), missing: ids },
  /** Staff, who ask for their own, are none. */
  'suspended person': {
    make: async (server, owner) => {
      if (owner) return { id: owner.id }
      const { id } = await makePerson(server)
      await suspend(server, id)
      return { id }
    },
    missing: ids,
  },
  ...orderThings,
  ...paymentThings,
  ...noticeThings,
  ...walletThings,
  ...subscriptionThings,
  ...reportThings,
  ...workThings,
  ...articleThings,
  ...conversationThings,
} satisfies Record<string, Made>

export type Thing = keyof typeof things

/** Of an agent; staff, who have no agent side, look at somebody else's. */
async function makeLicence(
  server: TestApp,
  owner: { id: string } | null,
  status: ValueOf<'licence', 'status'>,
  regulator = 'BAR',
) {
  const { db } = server.context
  const isAgent =
    owner &&
    (await db.selectFrom('agent').select('person_id').where('person_id', '=', owner.id).executeTakeFirst())
  const { id } = isAgent ? owner : await makePerson(server, { home: 'consultant' })
  return db
    .insertInto('licence')
    .values({
      agent_id: id,
      country_iso: 'CA',
      regulator,
      number: 'L-700',
      valid_until: '2027-12-31',
      status,
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function makeSearch(server: TestApp, owner: { id: string } | null) {
  return server.context.db
    .insertInto('saved_search')
    .values({
      person_id: await ownerOf(server, owner),
      name: 'Study in Canada',
      filters: JSON.stringify({ query: randomUUID() }),
      mail: true,
      mailed_at: server.clock.now(),
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function makeEmailChange(server: TestApp, owner: { id: string } | null, isChanged: boolean) {
  const token = newToken()
  const now = server.clock.now()
  await server.context.db
    .insertInto('email_change')
    .values({
      person_id: await ownerOf(server, owner),
      old_email: `${randomUUID()}@example.com`,
      new_email: `${randomUUID()}@example.com`,
      old_token_hash: hashOfToken(isChanged ? newToken() : token),
      new_token_hash: hashOfToken(newToken()),
      undo_token_hash: isChanged ? hashOfToken(token) : null,
      changed_at: isChanged ? now : null,
      created_at: now,
      expires_at: soon(server),
    })
    .execute()
  return { token }
}

async function makeVerification(
  server: TestApp,
  owner: { id: string } | null,
  label: ValueOf<'verification', 'label'>,
) {
  const id = await ownerOf(server, owner)
  const now = server.clock.now()
  const { db } = server.context
  await db
    .insertInto('agent')
    .values({ person_id: id, created_at: now })
    .onConflict((known) => known.column('person_id').doNothing())
    .execute()
  await db
    .insertInto('verification')
    .values({
      agent_id: id,
      label,
      revision: 1,
      submitted_at: now,
      is_final: label === 'failed',
      created_at: now,
    })
    .execute()
  return { id }
}

export const SUSPENDED = 'Sent advertisements to everybody.'

export const suspend = ({ context, clock }: TestApp, id: string) =>
  context.db
    .updateTable('person')
    .set({ suspended_at: clock.now(), suspended_reason: SUSPENDED })
    .where('id', '=', id)
    .execute()
