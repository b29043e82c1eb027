import { randomUUID } from 'node:crypto'
import { newToken } from '../../../src/people/identity/sessions/token.ts'
import { unsubscribeToken } from '../../../src/supply/search/saved/unsubscribe.ts'
import type { TestApp } from '../../start-app.ts'
import { agentOf, agentSideOf, ids, type Owner, ownerOf, type Things } from '../made.ts'

/** Agents, their services, and who looks for them. */
export const supplyThings = {
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
} satisfies Things

async function makeSearch(server: TestApp, owner: Owner) {
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
