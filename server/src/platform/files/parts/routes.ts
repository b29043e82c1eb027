import * as calls from '@sojourn/contract/calls/uploads'
import { handle } from '../../http/handler.ts'
import { addUploadPart } from './add-part.ts'
import { beginUpload } from './begin-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import { showUpload } from './show-upload.ts'

export const uploadHandlers = [
  handle(calls.beginUpload, async ({ context, actor, body }) => ({
    data: await beginUpload(context, actor, body.size),
  })),

  handle(calls.showUpload, async ({ context, actor, params }) => ({
    data: await showUpload(context, actor, params.id),
  })),

  handle(calls.addUploadPart, async ({ context, actor, params, query, request }) => ({
    data: await addUploadPart(context, actor, { id: params.id, at: query.at }, request),
  })),

  handle(calls.cancelUpload, ({ context, actor, params }) => cancelUpload(context, actor, params.id)),
]
