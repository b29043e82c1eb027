import { type Call, isNothing } from '@sojourn/contract/calls/call'
import { issueWords } from '@sojourn/contract/calls/issue-words'
import type { z } from 'zod'
import { Refusal } from '../../refusal.ts'

export interface Sent {
  params: unknown
  query: unknown
  body?: unknown
}

/** Anything that the contract does not declare is refused here and reaches no use case. */
export function checkInput(call: Call, { params, query, body }: Sent) {
  return {
    params: isNothing(call.params) ? undefined : checkParams(call.params, params),
    query: isNothing(call.query) ? undefined : checkFields(call.query, query),
    body: isNothing(call.body) ? checkNoBody(body) : checkFields(call.body, body ?? {}),
  }
}

/** An address that cannot exist is not found, like one that happens not to. */
function checkParams(schema: z.ZodType, value: unknown) {
  if (hasNul(value)) throw new Refusal('not_found')
  const result = schema.safeParse(value)
  if (!result.success) throw new Refusal('not_found')
  return result.data
}

function checkFields(schema: z.ZodType, value: unknown) {
  if (hasNul(value)) throw new Refusal('unreadable')
  const result = schema.safeParse(value, { error: issueWords })
  if (!result.success) throw refusalFor(result.error)
  return result.data
}

/** PostgreSQL stores every character but this one, and nobody writes it. */
const hasNul = (value: unknown) => /(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(value) ?? '')

function checkNoBody(body: unknown) {
  const isEmpty = body == null || (typeof body === 'object' && Object.keys(body).length === 0)
  if (!isEmpty) throw new Refusal('unknown_field')
  return undefined
}

function refusalFor(error: z.ZodError) {
  if (error.issues.some((issue) => issue.code === 'unrecognized_keys')) return new Refusal('unknown_field')
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return new Refusal('invalid_fields', {
    fields: [...messages].map(([field, message]) => ({ field, message })),
  })
}
