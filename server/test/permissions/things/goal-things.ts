import { randomInt, randomUUID } from 'node:crypto'
import { ownerOf, type Things } from '../made.ts'

export const goalThings = {
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
} satisfies Things
