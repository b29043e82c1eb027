import { randomUUID } from 'node:crypto'
import { hashOfToken, newToken } from '../../../src/people/identity/sessions/token.ts'
import { sealName } from '../../../src/work/deadlines/papers/sealed-names.ts'
import { makePerson } from '../../people.ts'
import { ids, ownerOf, type Things } from '../made.ts'

export const deadlineThings = {
  'paper with a deadline': {
    make: async (server, owner) => {
      const [id, now] = [randomUUID(), server.clock.now()]
      await server.context.db
        .insertInto('deadline_paper')
        .values({
          ...{ id, person_id: await ownerOf(server, owner), kind: 'visa', country_iso: 'CA' },
          ...{ sealed_name: sealName(server.context, id, 'Visitor visa'), ends_on: '2027-05-01' },
          ...{ created_at: now, updated_at: now },
        })
        .execute()
      return { id }
    },
    missing: ids,
  },
  'address of deadlines': {
    // Everybody who has the address may read it, as long as its owner is here.
    make: async (server) => {
      const token = newToken()
      const feed = { token_hash: hashOfToken(token), sealed_token: Buffer.from('sealed') }
      await server.context.db
        .insertInto('deadline_feed')
        .values({
          ...{ person_id: (await makePerson(server)).id, side: 'client' as const, ...feed },
          created_at: server.clock.now(),
        })
        .execute()
      return { name: `${token}.ics` }
    },
    missing: () => ({ name: `${newToken()}.ics` }),
  },
} satisfies Things
