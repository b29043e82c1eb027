import { sql } from 'kysely'
import type { Context } from '../../server/src/context.ts'
import { makeNonce } from '../../server/src/people/identity/sessions/nonce.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'
import { sessionOf } from './session-of.ts'

/** Somebody whose tab is open. */
export interface Listener {
  person: string
  nonce: string
  device: string
  cookie: string
}

export const bringListeners = ({ db, settings }: Context, many: number): Promise<Listener[]> =>
  db.transaction().execute(async (tx) => {
    const browsers = new Map<string, Awaited<ReturnType<typeof sessionOf>>>()
    for (const person of await addPeople(tx, many))
      browsers.set(person, await sessionOf(tx, person, browsers.size))
    const sessions = await tx.selectFrom('session').select(['id', 'person_id']).execute()
    return sessions.map(({ id, person_id: person }) => {
      const { cookie = '', 'x-device-id': device = '' } = browsers.get(person) ?? {}
      const bound = { sessionId: id, device, role: 'subscriber' as const }
      return { person, cookie, device, nonce: makeNonce(settings.secret, bound, new Date()) }
    })
  })

async function addPeople(tx: Tx, many: number) {
  const { rows } = await sql<{ id: string }>`
    insert into person (email, first_name, last_name, home, mode, password_hash, created_at, email_verified_at)
    select 'bench-' || number || '@example.com', 'Ada', 'Number ' || number, 'subscriber', 'subscriber', 'none',
      now(), now()
    from generate_series(1, ${sql.lit(many)}) number
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
