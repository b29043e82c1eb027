import { randomUUID } from 'node:crypto'
import { hashOfToken, newToken } from '../../../src/people/identity/sessions/token.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'
import { ids, links, type Owner, ownerOf, soon, type Things } from '../made.ts'
import { suspend } from '../who/suspended.ts'

/** Sessions, sign-ins and people themselves. */
export const peopleThings = {
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
} satisfies Things

async function makeEmailChange(server: TestApp, owner: Owner, isChanged: boolean) {
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
