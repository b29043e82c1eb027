import type { ValueOf } from '../../../src/platform/database/value-of.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'
import { ids, type Owner, ownerOf, type Things } from '../made.ts'

/** Licences and verifications, in the states that staff decide on. */
export const verificationThings = {
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
} satisfies Things

/** Staff, who have no agent side, look at somebody else's. */
async function makeLicence(
  server: TestApp,
  owner: Owner,
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

async function makeVerification(server: TestApp, owner: Owner, label: ValueOf<'verification', 'label'>) {
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
