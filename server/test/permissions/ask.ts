import { randomInt, randomUUID } from 'node:crypto'
import type { Call, Who } from '@sojourn/contract/calls/call'
import type { TestApp } from '../start-app.ts'
import type { Answer, Principal, Row } from './row.ts'
import { sendPicture } from './send-picture.ts'
import { things } from './things/things.ts'
import { leaveUntouched, ofSomebodyElse } from './untouched.ts'
import type { Somebody } from './who/principals.ts'

/** The server that is asked, and where it listens. */
export interface SandboxServer {
  server: TestApp
  address: string
}

/** One who may make such calls. */
export const PRINCIPAL_OF: Record<Who, Principal> = {
  anyone: 'client',
  person: 'client',
  client: 'client',
  agent: 'agent',
  'verified agent': 'agent',
  staff: 'staff',
}

export const WHOSE = ['own', 'others', 'random'] as const
export type Whose = (typeof WHOSE)[number]

/** An address for each, so that no limit by address decides. */
export const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export const answerOf = (answer: { status: number; body?: { code?: Answer } }): Answer =>
  answer.body?.code ?? answer.status

export async function paramsFor(
  server: TestApp,
  row: Row,
  whose: Whose,
  { person, browser }: Somebody,
): Promise<Record<string, string>> {
  if (!row.of) return {}
  const { make, missing } = things[row.of]
  if (whose === 'random') return missing()
  return whose === 'own' ? make(server, person, browser.device) : ofSomebodyElse(server, row.of)
}

/** A call with one of these answers ends before it has touched the thing it names. */
const BEFORE_ANYTHING = new Set<Answer>(['not_signed_in', 'wrong_mode', 'suspended', 'not_found'])

export async function ask(
  house: SandboxServer,
  call: Call,
  row: Row,
  somebody: Somebody,
  params: Record<string, string>,
) {
  const answer = await send(house, call, row, somebody, params)
  const isRead = call.method === 'GET' || call.method === 'HEAD'
  if (isRead || BEFORE_ANYTHING.has(answerOf(answer))) leaveUntouched(house.server, params)
  return answer
}

async function send(
  { address }: SandboxServer,
  call: Call,
  row: Row,
  { browser }: Somebody,
  params: Record<string, string>,
) {
  const path = pathOf(call, params)
  const url = row.query ? `${path}?${row.query}` : path
  if (call.upload) return sendPicture(browser, address, url, call.method)
  return browser.send(call.method, url, bodyOf(row), { remoteAddress: somewhere() })
}

export const pathOf = (call: Call, params: Record<string, string>) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (!params[name]) throw new Error(`The row of ${call.path} makes no ${name}`)
    return encodeURIComponent(params[name])
  })

export const bodyOf = ({ body }: Row) =>
  body && JSON.parse(JSON.stringify(body).replaceAll('*', randomUUID().slice(0, 8)))

/** The answer without what differs from request to request. */
export function stripped({ status, headers, text }: Awaited<ReturnType<typeof ask>>) {
  const { 'x-request-id': id, date: _date, 'content-length': _length, ...rest } = headers
  return { status, headers: rest, text: text.replaceAll(String(id), '…') }
}
