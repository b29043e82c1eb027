import { hashOfToken, newToken } from '../../../src/people/identity/sessions/token.ts'
import { agentOf, agentSideOf, always, ids, type Things } from '../made.ts'

/** Days and calendars of an agent. */
export const availabilityThings = {
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
} satisfies Things
