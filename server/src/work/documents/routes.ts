import * as files from '@sojourn/contract/work/case-files'
import * as calls from '@sojourn/contract/work/documents'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { addDocument } from './add-document.ts'
import { addDecisionLetter } from './case-files/add-decision-letter.ts'
import { listCaseFiles, openCaseFile, removeCaseFile } from './case-files/case-files.ts'
import { downloadAll } from './download-all.ts'
import { listDocuments, showDocument } from './list-documents.ts'
import { listOpenings } from './list-openings.ts'
import { openDocument } from './open-document.ts'
import { confirmPaper } from './readings/confirm-paper.ts'
import { reviewDocument } from './review-document.ts'
import { uploadVersion } from './upload-version.ts'

const which = ({ uuid, docId }: { uuid: string; docId: string }) => ({ orderId: uuid, id: docId })

export const documentHandlers = [
  handle(calls.listOrderDocuments, async ({ context, actor, params }) => ({
    data: await listDocuments(context, actor, params.uuid),
  })),

  handle(calls.addOrderDocument, async ({ context, actor, params, body }) => ({
    data: await addDocument(context, actor, params.uuid, body),
  })),

  handle(calls.showOrderDocument, async ({ context, actor, params }) => ({
    data: await showDocument(context, actor, which(params)),
  })),

  handle(calls.uploadOrderDocument, async ({ context, actor, params, request }) => ({
    data: await uploadVersion(context, actor, which(params), request),
  })),

  handle(calls.reviewOrderDocument, async ({ context, actor, params, body }) => ({
    data: await reviewDocument(context, actor, which(params), body),
  })),

  handle(calls.confirmOrderPaper, async ({ context, actor, params, body: { version, ...fields } }) => ({
    data: await confirmPaper(context, actor, { ...which(params), version, fields }),
  })),

  handle(calls.downloadOrderDocument, async ({ context, actor, params, query, reply }) =>
    sendAttachment(reply, await openDocument(context, actor, { ...which(params), version: query.version })),
  ),

  handle(calls.downloadOrderDocuments, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await downloadAll(context, actor, params.uuid)),
  ),

  handle(files.listCaseFiles, async ({ context, actor, params }) => ({
    data: await listCaseFiles(context, actor, params.uuid),
  })),

  handle(files.addDecisionLetter, async ({ context, actor, params, request }) => ({
    data: await addDecisionLetter(context, actor, params.uuid, request),
  })),

  handle(files.downloadCaseFile, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await openCaseFile(context, actor, { orderId: params.uuid, id: params.id })),
  ),

  handle(files.removeCaseFile, ({ context, actor, params }) =>
    removeCaseFile(context, actor, { orderId: params.uuid, id: params.id }),
  ),

  handle(calls.listDocumentOpenings, ({ context, actor, params, query }) =>
    listOpenings(context, actor, params.uuid, query),
  ),
]
