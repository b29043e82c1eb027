import { api } from '@sojourn/contract/api'
import { type Call, defineCall, empty, isNothing } from '@sojourn/contract/calls/call'
import { errors } from '@sojourn/contract/calls/errors'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { wrongInputs } from '../../../test/wrong-inputs.ts'
import { Refusal } from '../refusal.ts'
import { TRANSLATED } from '../words/read-catalogue.ts'
import { translate } from '../words/say.ts'
import { checkInput } from './input/check-input.ts'

/** Words of a schema tell a person nothing. */
const OF_A_SCHEMA =
  /invalid|expected (?!target)|received|unrecogni[sz]ed|undefined|null|NaN|\b(string|object|array|boolean|record|tuple|regex|pattern)\b|\w_\w|[{}[\]"=<>|\\]/i

const calls = (Object.entries(api) as [string, Call][]).filter(
  ([, { query, body }]) => !isNothing(query) || !isNothing(body),
)

describe('what is wrong with a request is said in plain sentences', () => {
  test.each(calls)('%s', (_name, { query, body }) => {
    const told = [
      ...(isNothing(query) ? [] : toldOf({ query })),
      ...(isNothing(body) ? [] : toldOf({ body })),
    ]
    expect(told).not.toEqual([])
    for (const sentence of new Set(told)) {
      expect(sentence).not.toMatch(OF_A_SCHEMA)
      expect(sentence).toMatch(/^\p{L}.{5,}$/u)
    }
  })
})

/** Our team works in English. */
const isOfTeam = ({ who, path }: Call) => who === 'staff' || path.startsWith('/staff')

test.each(TRANSLATED)('a client or an agent is told in %s what is wrong with a request', (language) => {
  const unknown = calls
    .filter(([, call]) => !isOfTeam(call))
    .flatMap(([, { query, body }]) => [
      ...(isNothing(query) ? [] : toldOf({ query })),
      ...(isNothing(body) ? [] : toldOf({ body })),
    ])
    .concat(Object.values(errors).map(({ message }) => message))
    .filter((sentence) => translate(language, sentence) === undefined)
  expect([...new Set(unknown)]).toEqual([])
})

test.each(Object.entries(errors))('%s is told in a plain sentence', (_code, { message }) => {
  expect(message).not.toMatch(OF_A_SCHEMA)
  expect(message).toMatch(/^[A-Z].*\.$/)
})

function toldOf(part: { query: z.ZodType } | { body: z.ZodType }) {
  const call = defineCall({
    method: 'POST',
    path: '/test',
    summary: '',
    who: 'anyone',
    reply: empty,
    ...part,
  })
  const [[name, schema]] = Object.entries(part) as [[string, z.ZodType]]
  return wrongInputs(schema).flatMap((wrong) => {
    try {
      checkInput(call, { params: {}, query: {}, [name]: wrong })
      return []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [error.message, ...(error.details.fields ?? []).map(({ message }) => message)]
    }
  })
}
