import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { makePerson, signIn } from '../../../test/people.ts'
import { sendPicture } from '../../../test/permissions/send-picture.ts'
import { startApp } from '../../../test/start-app.ts'
import type { Files } from './files.ts'

test('who sends a file to a full disk is told to come back, and the old one stays', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const files: Files = {
    put: async () => {
      throw full
    },
    get: async () => Readable.from([]),
    exists: async () => false,
    reach: async () => {},
    remove: async () => {},
  }
  const server = await startApp({ replaced: { files } })
  const browser = await signIn(server, await makePerson(server))
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await sendPicture(browser, address, '/account/profile-picture')
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
  expect(answer.headers['retry-after']).toBeDefined()
})
