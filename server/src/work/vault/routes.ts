import * as calls from '@sojourn/contract/work/vault'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import type { SealedFile } from '../documents/upload-version.ts'
import { uploadPaper, uploadPaperVersion } from './add-paper.ts'
import { changePaper, confirmPaper, removePaper } from './change-paper.ts'
import { copyForOrder, handToOrder } from './hand-to-order.ts'
import { type CopyForVault, copyForVault, keepFromOrder } from './keep-from-order.ts'
import { listOpenings, openPaper } from './open-paper.ts'
import { showVault } from './show-vault.ts'

const which = ({ uuid, docId }: { uuid: string; docId: string }) => ({ orderId: uuid, id: docId })

export const vaultHandlers = [
  handle(calls.showVault, async ({ context, actor }) => ({ data: await showVault(context, actor) })),

  handle(calls.addVaultPaper, async ({ context, actor, query, request }) => ({
    data: await uploadPaper(context, actor, query.kind, request),
  })),

  handle(calls.addVaultVersion, async ({ context, actor, params, request }) => ({
    data: await uploadPaperVersion(context, actor, params.id, request),
  })),

  handle(calls.changeVaultPaper, async ({ context, actor, params, body }) => ({
    data: await changePaper(context, actor, params.id, body),
  })),

  handle(calls.removeVaultPaper, ({ context, actor, params }) => removePaper(context, actor, params.id)),

  handle(calls.confirmVaultPaper, async ({ context, actor, params, body: { version, ...fields } }) => ({
    data: await confirmPaper(context, actor, { id: params.id, version, fields }),
  })),

  handle(calls.downloadVaultPaper, async ({ context, actor, params, query, reply }) =>
    sendAttachment(reply, await openPaper(context, actor, { id: params.id, version: query.version })),
  ),

  handle(calls.listVaultOpenings, ({ context, actor, query }) => listOpenings(context, actor, query)),

  handle(
    calls.handOverFromVault,
    async ({ context, actor, params }, copy: SealedFile) => ({
      data: await handToOrder(context, actor, which(params), copy),
    }),
    { prepare: ({ context, actor, params, body }) => copyForOrder(context, actor, which(params), body) },
  ),

  handle(
    calls.keepInVault,
    async ({ context, actor }, copy: CopyForVault) => ({ data: await keepFromOrder(context, actor, copy) }),
    { prepare: ({ context, actor, body }) => copyForVault(context, actor, body) },
  ),
]
