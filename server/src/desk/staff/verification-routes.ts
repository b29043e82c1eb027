import * as queue from '@sojourn/contract/desk/staff-queue'
import { handle } from '../../platform/http/handler.ts'
import { openDocumentOfCase } from '../../supply/verification/documents/open-document.ts'
import { sendAsDocument } from '../../supply/verification/documents/send-as-document.ts'
import { claimVerification, releaseVerification } from '../../supply/verification/staff/claim-verification.ts'
import { decideVerification } from '../../supply/verification/staff/decide-verification.ts'
import { grantTry } from '../../supply/verification/staff/grant-try.ts'
import { listVerifications } from '../../supply/verification/staff/list-verifications.ts'
import { revokeVerification } from '../../supply/verification/staff/revoke-verification.ts'
import { showCase } from '../../supply/verification/staff/show-case.ts'

export const verificationQueueHandlers = [
  handle(queue.listVerifications, ({ context, actor, query }) => listVerifications(context, actor, query)),

  handle(queue.showVerificationCase, async ({ context, actor, params }) => ({
    data: await showCase(context, actor, params.id),
  })),

  handle(queue.claimVerification, async ({ context, actor, params }) => {
    await claimVerification(context, actor, params.id)
    return { data: await showCase(context, actor, params.id) }
  }),

  handle(queue.releaseVerification, async ({ context, actor, params }) => {
    await releaseVerification(context, actor, params.id)
    return { data: await showCase(context, actor, params.id) }
  }),

  handle(queue.openVerificationDocument, async ({ context, actor, params, reply }) =>
    sendAsDocument(reply, await openDocumentOfCase(context, actor, params.id)),
  ),

  handle(queue.decideVerification, async ({ context, actor, params, body }) => {
    await decideVerification(context, actor, {
      agentId: params.id,
      decision: body,
    })
    return { data: await showCase(context, actor, params.id) }
  }),

  handle(queue.revokeVerification, async ({ context, actor, params, body }) => {
    await revokeVerification(context, actor, {
      agentId: params.id,
      reason: body.reason,
    })
    return { data: await showCase(context, actor, params.id) }
  }),

  handle(queue.grantVerificationTry, async ({ context, actor, params }) => {
    await grantTry(context, actor, params.id)
    return { data: await showCase(context, actor, params.id) }
  }),
]
