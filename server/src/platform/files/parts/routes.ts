import * as calls from '@sojourn/contract/calls/uploads'
import { handle } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { addUploadPart } from './add-part.ts'
import { beginUpload } from './begin-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import { findUpload } from './store.ts'

export const uploadHandlers = [
  handle(calls.beginUpload, async ({ context, actor, body }) => ({
    data: await beginUpload(context, actor, body.size),
  })),

  // A page that was loaded again may not have heard of what came: the database says it.
  handle(calls.showUpload, async ({ context, actor, params: { id } }) => {
    const upload = await findUpload(context.db, actor.id, id)
    if (!upload) throw new Refusal('not_found')
    return { data: { id, arrived: upload.arrived } }
  }),

  handle(calls.addUploadPart, async ({ context, actor, params, query, request }) => ({
    data: await addUploadPart(context, actor, { id: params.id, at: query.at }, request),
  })),

  handle(calls.cancelUpload, ({ context, actor, params }) => cancelUpload(context, actor, params.id)),
]
