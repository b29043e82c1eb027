import { z } from 'zod'
import { defineCall, empty, one } from './call.ts'

const Upload = z.strictObject({
  id: z.uuid(),
  /** Bytes that are here for good: the next part begins there. */
  arrived: z.number().int(),
})
export type Upload = z.output<typeof Upload>

const ofUpload = z.object({ id: z.uuid() })

export const beginUpload = defineCall({
  method: 'POST',
  path: '/uploads',
  summary:
    'Begins a file that comes in parts. Any upload call takes it then: with `x-upload-id` and without a body.',
  who: 'person',
  idempotent: true,
  body: z.strictObject({ size: z.number().int().min(1) }),
  reply: one(Upload),
  status: 201,
})

export const showUpload = defineCall({
  method: 'GET',
  path: '/uploads/{id}',
  summary: 'Says how much of a file is here, so that a page that was loaded again goes on there.',
  who: 'person',
  params: ofUpload,
  reply: one(Upload),
})

export const addUploadPart = defineCall({
  method: 'PUT',
  path: '/uploads/{id}',
  summary:
    'Adds the part that begins at a byte. A part that is here already changes nothing, and the answer says where the next part begins.',
  who: 'person',
  params: ofUpload,
  query: z.object({ at: z.coerce.number().int().min(0) }),
  upload: ['application/octet-stream'],
  reply: one(Upload),
})

export const cancelUpload = defineCall({
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Gives a file up that was not handed over yet.',
  who: 'person',
  params: ofUpload,
  reply: empty,
  status: 204,
})
