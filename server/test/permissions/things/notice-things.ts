import { randomUUID } from 'node:crypto'
import { noticeToken } from '../../../src/platform/mail/unsubscribe-token.ts'
import { makeNotice } from '../../notices.ts'
import { makePerson } from '../../people.ts'
import type { TestApp } from '../../start-app.ts'

const ownerOf = async (server: TestApp, owner: { id: string } | null) => owner ?? (await makePerson(server))

export const noticeThings = {
  notification: {
    make: async (server: TestApp, owner: { id: string } | null) =>
      makeNotice(server, await ownerOf(server, owner)),
    missing: () => ({ id: randomUUID() }),
  },
  'notice link': {
    make: async (server: TestApp, owner: { id: string } | null) => ({
      token: noticeToken(server.context.settings, (await ownerOf(server, owner)).id, 'orders'),
    }),
    missing: () => ({ token: `${randomUUID()}.orders.none` }),
  },
}
