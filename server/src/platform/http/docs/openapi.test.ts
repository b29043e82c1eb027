import { readFile } from 'node:fs/promises'
import { api } from '@sojourn/contract/api'
import { isNothing } from '@sojourn/contract/calls/call'
import { errors } from '@sojourn/contract/calls/errors'
import { expect, test } from 'vitest'
import { startApp } from '../../../../test/start-app.ts'
import { handlers } from '../../../domains.ts'
import { API_DOCS_FILE, describeApi } from './openapi.ts'

type Json = { [key: string]: Json } & Json[]

const description = JSON.parse(JSON.stringify(describeApi(handlers.map((handler) => handler.call)))) as Json
const operations = Object.entries(description.paths as Json).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
)

test('every call of the contract is described', () => {
  const calls = Object.values(api).map((call) => `${call.method} ${call.path}`)
  expect(operations.map(({ name }) => name).toSorted()).toEqual(calls.toSorted())
})

test('the committed description is that of the code; renew it with `npm run api:docs`', async () => {
  expect(JSON.parse(await readFile(API_DOCS_FILE, 'utf8'))).toEqual(description)
})

test('it is served, and people get a page', async () => {
  const { app } = await startApp()
  expect((await app.inject('/api/openapi.json')).json()).toEqual(description)
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const path of Object.keys(description.paths as Json)) expect(page.body).toContain(path)
})

test.each(operations)('$name names its parameters, its answer and its refusals', ({ name, operation }) => {
  const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const parameters = operation.parameters as unknown as { name: string; in: string; required: boolean }[]
  const declared = parameters.filter((parameter) => parameter.in === 'path')
  expect(declared.map((parameter) => parameter.name)).toEqual(inPath)
  expect(declared.every((parameter) => parameter.required)).toBe(true)
  expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(
    parameters.length,
  )

  const responses = operation.responses as unknown as Record<string, { description: string }>
  const statuses = new Set<number>(Object.values(errors).map((error) => error.status))
  const [success, ...others] = Object.keys(responses).map(Number)
  expect(success).toBeLessThan(400)
  for (const status of others) expect(statuses).toContain(status)
  for (const response of Object.values(responses)) expect(response.description).not.toBe('')
  expect(operation.summary).toEqual(expect.stringMatching(/\.$/))
})

test('a body is described where a call takes one', () => {
  for (const call of Object.values(api)) {
    const operation = (description.paths as Json)[call.path]?.[call.method.toLowerCase() as 'get'] as Json
    expect('requestBody' in operation, call.path).toBe(!isNothing(call.body) || call.upload !== undefined)
  }
})

const KEYWORDS = new Set(
  (
    '$ref type enum const properties required items prefixItems additionalProperties anyOf oneOf allOf not format ' +
    'pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems multipleOf ' +
    'default description title propertyNames contentEncoding examples'
  ).split(' '),
)
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

/** Finds what JSON Schema 2020-12, as OpenAPI 3.1 uses it, would not understand. */
function faultsOf(schema: Json, place: string): string[] {
  if (typeof schema === 'boolean') return []
  const faults = Object.keys(schema).flatMap((key) => (KEYWORDS.has(key) ? [] : [`${place}: keyword ${key}`]))
  const types = [schema.type ?? []].flat() as unknown as string[]
  for (const type of types) if (!TYPES.includes(type)) faults.push(`${place}: type ${type}`)
  if (schema.$ref && !resolve(String(schema.$ref))) faults.push(`${place}: ${schema.$ref} leads nowhere`)
  for (const name of (schema.required ?? []) as unknown as string[]) {
    if (!schema.properties?.[name as 'x']) faults.push(`${place}: ${name} is required but not there`)
  }
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...(['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const).flatMap((key) =>
      Object.entries(schema[key] ?? []),
    ),
    ...(['items', 'additionalProperties', 'not'] as const).flatMap((key) =>
      schema[key] ? [[key, schema[key]]] : [],
    ),
  ] as [string, Json][]
  return [...faults, ...inner.flatMap(([name, one]) => faultsOf(one, `${place}.${name}`))]
}

const resolve = (reference: string) =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<Json | undefined>((at, name) => at?.[name as 'x'], description)

/** Every value under a key named `schema`, wherever it stands. */
function schemasIn(value: unknown, place: string): [string, Json][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'schema' ? [[place, inner as Json]] : schemasIn(inner, `${place}/${key}`),
  )
}

test('every schema is one that tools understand', () => {
  const schemas = schemasIn(description.paths, 'paths')
  expect(schemas.length).toBeGreaterThan(operations.length)
  const all = [...schemas, ...Object.entries((description.components as Json).schemas as Json)]
  expect(all.flatMap(([place, schema]) => faultsOf(schema, place))).toEqual([])
})
