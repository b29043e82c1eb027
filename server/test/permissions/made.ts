import { randomUUID } from 'node:crypto'
import { newToken } from '../../src/people/identity/sessions/token.ts'
import { makePerson } from '../people.ts'
import type { TestApp } from '../start-app.ts'

type Params = Record<string, string>
export type Owner = { id: string } | null

interface Made {
  make: (server: TestApp, owner: Owner, device: string | null) => Promise<Params>
  /** It could be such a thing's name and is not. */
  missing: () => Params
}
export type Things = Record<string, Made>

export const ids = () => ({ id: randomUUID() })
export const links = () => ({ id: randomUUID(), token: newToken() })
export const always = (params: Params, missing: Params): Made => ({
  make: async () => params,
  missing: () => missing,
})

export const ownerOf = async (server: TestApp, owner: Owner) => (owner ?? (await makePerson(server))).id

/** Somebody who can be found: they themselves, where they are an agent. */
export async function agentOf(server: TestApp, owner: Owner) {
  const agent = owner && (await agentRow(server, owner.id))
  return agent ? owner.id : (await makePerson(server, { home: 'consultant', verifiedAgent: true })).id
}

/** The agent side of somebody, who may be in either mode. */
export async function agentSideOf(server: TestApp, owner: Owner) {
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

export const soon = ({ clock }: TestApp) => new Date(clock.now().getTime() + 60_000)
