import * as ownData from '@sojourn/contract/people/own-data'
import { handle } from '../../platform/http/handler.ts'
import { languageOf } from '../../platform/http/language.ts'
import { sayAll } from '../../platform/words/say.ts'
import { exportAccount } from './export-account.ts'
import { listRetention } from './list-retention.ts'
import { requestDeletion, undoDeletion } from './request-deletion.ts'
import { showDeletionRequest } from './show-deletion-request.ts'

export const leavingHandlers = [
  handle(ownData.showDeletionRequest, async ({ context, actor, request }) => {
    const { due_at, against } = await showDeletionRequest(context, actor)
    const language = languageOf(request)
    const said = against.map(({ words, place }) => ({ words: sayAll(language, words, 'parts'), place }))
    return { data: { due_at, blockers: said.map(({ words }) => words), against: said } }
  }),

  handle(ownData.requestDeletion, async ({ context, actor }) => ({
    data: await requestDeletion(context, actor),
  })),

  handle(ownData.undoDeletion, async ({ context, actor }) => {
    await undoDeletion(context, actor)
  }),

  handle(ownData.listRetention, async ({ context }) => ({ data: await listRetention(context) })),

  handle(ownData.exportAccount, async ({ context, actor, reply }) => {
    const { content, name } = await exportAccount(context, actor)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return content
  }),
]
