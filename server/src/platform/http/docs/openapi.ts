import { join } from 'node:path'
import { type Call, empty, isNothing } from '@sojourn/contract/calls/call'
import { type ErrorCode, errors } from '@sojourn/contract/calls/errors'
import { FILE_NAME_HEADER, UPLOAD_HEADER } from '@sojourn/contract/calls/file'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { z } from 'zod'

export const API_DOCS_FILE = join(import.meta.dirname, '../../../../../docs/openapi.json')

/** The description is OpenAPI 3.1, made from the very calls the server registers. */
export function describeApi(calls: Call[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls.toSorted(byAddress)) {
    paths[call.path] ??= {}
    ;(paths[call.path] as Record<string, unknown>)[call.method.toLowerCase()] = describeCall(call)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Error: errorSchema } },
  }
}

const byAddress = (one: Call, other: Call) =>
  one.path === other.path ? (one.method < other.method ? -1 : 1) : one.path < other.path ? -1 : 1

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'request_id'],
  properties: {
    message: { type: 'string' },
    code: { enum: Object.keys(errors) },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function describeCall(call: Call) {
  return {
    summary: call.summary,
    'x-who': call.who,
    parameters: [
      ...describeParameters(call.params, 'path'),
      ...describeParameters(call.query, 'query'),
      ...keyOf(call),
      ...fileNameOf(call),
    ],
    ...(call.upload && { requestBody: { required: true, content: fileContent(call.upload) } }),
    ...(!isNothing(call.body) && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      [call.status]: { description: 'Done.', ...describeReply(call) },
      ...Object.fromEntries(refusalsOf(call).map((code) => [errors[code].status, describeRefusal(code)])),
    },
  }
}

function describeReply(call: Call) {
  if (call.download) return { content: fileContent([call.download]) }
  if (call.reply === empty) return {}
  return { content: { 'application/json': { schema: schemaOf(call.reply, 'output') } } }
}

function describeParameters(schema: z.ZodType, place: 'path' | 'query') {
  if (isNothing(schema)) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const keyOf = (call: Call) =>
  call.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 100 },
        },
      ]
    : []

const fileContent = (mediaTypes: readonly string[]) =>
  Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const fileNameOf = (call: Call) =>
  call.upload
    ? [
        {
          name: FILE_NAME_HEADER,
          in: 'header',
          required: true,
          description: 'The name of the file, percent-encoded.',
          schema: { type: 'string' },
        },
        {
          name: UPLOAD_HEADER,
          in: 'header',
          required: false,
          description: 'Instead of a body: a file that came in parts, where the call takes documents.',
          schema: { type: 'string' },
        },
      ]
    : []

function refusalsOf(call: Call): ErrorCode[] {
  const refusals: ErrorCode[] = ['too_many_tries', 'overloaded', 'internal']
  if (call.who !== 'anyone') refusals.push('not_signed_in', 'wrong_mode')
  if (!isNothing(call.params)) refusals.push('not_found')
  if (!isNothing(call.query) || !isNothing(call.body) || call.upload) refusals.push('invalid_fields')
  if (call.method !== 'GET' && call.method !== 'HEAD')
    refusals.push('unreadable', 'nonce_required', 'unsupported_type', 'too_large')
  if (call.idempotent) refusals.push('still_running')
  return refusals
}

const describeRefusal = (code: ErrorCode) => ({
  description: errors[code].message,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
