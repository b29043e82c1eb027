import type { ApiByPath } from '@sojourn/contract/api'
import type { InputOf, ReplyOf } from '@sojourn/contract/calls/call'
import { ApiError } from './api-error.ts'

export type Address = keyof ApiByPath

export interface SendInit {
  method: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
  keepalive?: boolean
}

export interface Answer {
  status: number
  body: string
}

/** How a call travels: in the process on the server, over the network in the browser. */
export type Send = (path: string, init: SendInit) => Promise<Answer>

export interface Options {
  /** One user action makes one key, which all its retries reuse. */
  idempotencyKey?: string
  /** Gives the call up: nobody waits for its answer any more. */
  signal?: AbortSignal
  /** Arrives also when the page is left meanwhile; for bodies under 64 KB. */
  keepalive?: boolean
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type Arguments<A extends Address> =
  Record<never, never> extends InputOf<ApiByPath[A]>
    ? [input?: InputOf<ApiByPath[A]>, options?: Options]
    : [input: InputOf<ApiByPath[A]>, options?: Options]

/** `api('GET /countries/{id}', { params: { id: 'CA' } })`, typed by the contract. */
export type Api = <A extends Address>(address: A, ...given: Arguments<A>) => Promise<ReplyOf<ApiByPath[A]>>

export function makeApi(send: Send): Api {
  return async (address, ...[input, options]) => {
    const [method, template] = address.split(' ') as [string, string]
    const { params = {}, query = {}, body } = (input ?? {}) as Input
    const answer = await send(fill(template, params) + queryString(query), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options?.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options?.signal && { signal: options.signal }),
      ...(options?.keepalive && { keepalive: true }),
    })
    if (answer.status >= 400) throw ApiError.from(answer)
    return answer.body === '' ? undefined : JSON.parse(answer.body)
  }
}

const fill = (template: string, params: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function queryString(query: Record<string, unknown>) {
  const text = new URLSearchParams(flatten(query)).toString()
  return text && `?${text}`
}

/** `{ filter: { status: [1, 3] } }` goes as `filter[status][0]=1&filter[status][1]=3`. */
function flatten(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = prefix ? `${prefix}[${name}]` : name
    if (inner === undefined || inner === null) return []
    return typeof inner === 'object' ? flatten(inner, key) : [[key, String(inner)] as [string, string]]
  })
}
