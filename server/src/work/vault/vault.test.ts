import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { putPassport } from '../../../test/vault.ts'
import { listVaultExpiries } from './list-vault-expiries.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

test('papers that expire are listed for whoever asks for days, the next first', async () => {
  const owner = await makePerson(server)
  const client = await signIn(server, owner)
  const one = await putPassport(server, owner)
  const other = await putPassport(server, owner)
  await putPassport(server, owner)
  await putPassport(server, await makePerson(server))
  const change = (uuid: string, body: object) => client.send('PATCH', `/vault/papers/${uuid}`, body)
  expect((await change(one.uuid, { expires_on: '2031-04-09', name: 'Mine' })).status).toBe(200)
  await change(other.uuid, { expires_on: '2027-01-01', kind: 'visa' })
  expect(await listVaultExpiries(server.context.db, owner.id)).toEqual([
    { id: other.uuid, name: 'Passport', kind: 'visa', expires_on: '2027-01-01' },
    { id: one.uuid, name: 'Mine', kind: 'passport', expires_on: '2031-04-09' },
  ])
})
