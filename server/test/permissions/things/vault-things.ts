import { randomUUID } from 'node:crypto'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'
import { putPassport } from '../../vault.ts'

/** A passport in a vault. */
export const vaultThings = {
  'vault paper': {
    make: async (server: TestApp, owner: { id: string } | null) => ({
      id: (await putPassport(server, owner ?? (await makePerson(server)))).uuid,
    }),
    missing: () => ({ id: randomUUID() }),
  },
}
