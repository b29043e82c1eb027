import { z } from 'zod'

/** The server refuses everybody else; a call cannot be declared without saying who may make it. */
export type Who = 'anyone' | 'person' | 'client' | 'agent' | 'verified agent' | 'staff'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call<
  M extends Method = Method,
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  method: M
  /** The path is below `/api`, with `{name}` for parameters, as in OpenAPI. */
  path: Path
  /** The reader of the API's documentation reads this line. */
  summary: string
  who: W
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** The success status is 200 unless told. */
  status: number
  /** The same `Idempotency-Key` gives the first answer again. */
  idempotent: boolean
  /** A write of a signed-in person carries the nonce; false where none can be at hand: signing in, links in mails. */
  nonce: boolean
  /** A suspended person may make it too. */
  suspendedToo: boolean
  /** Says the same to everybody: what a page shows of it may be some seconds old. */
  sameForAll: boolean
  /** Says the same to everybody who is not signed in; a page of theirs may be so old too. */
  sameForVisitors: boolean
  /** Says sentences in the language of whoever asks, so that what is kept of it is kept by language. */
  worded: boolean
  /** Whoever asked may keep the answer so long; 0 says nothing of it. An answer to somebody signed in is never kept. */
  keepSeconds: number
  /** Wants the password shown in the last ten minutes. */
  recentlyConfirmed: boolean
  /** The media types an upload may have; absent for a call that speaks JSON. */
  upload?: readonly string[]
  bodyBytes?: number
  /** The media type of an answer that is a file; absent for a call that speaks JSON. */
  download?: string
}

type Optional =
  | 'params'
  | 'query'
  | 'body'
  | 'status'
  | 'idempotent'
  | 'nonce'
  | 'suspendedToo'
  | 'sameForAll'
  | 'sameForVisitors'
  | 'worded'
  | 'keepSeconds'
  | 'recentlyConfirmed'

const nothing = z.undefined()
export type Nothing = typeof nothing

/** Declares a call once; the server registers a handler against it, browser and loaders get a typed client from it. */
export function defineCall<
  const M extends Method,
  const Path extends string,
  const W extends Who,
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  call: Omit<Call<M, Path, Params, Query, Body, Reply, W>, Optional> &
    Partial<Pick<Call<M, Path, Params, Query, Body, Reply, W>, Optional>>,
): Call<M, Path, Params, Query, Body, Reply, W> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    status: 200,
    idempotent: false,
    nonce: true,
    suspendedToo: false,
    sameForAll: false,
    sameForVisitors: false,
    worded: false,
    keepSeconds: 0,
    recentlyConfirmed: false,
    ...call,
  }
}

export const isNothing = (schema: z.ZodType) => schema === nothing

export const one = <T extends z.ZodType>(data: T) => z.strictObject({ data })

export const list = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.strictObject({
      items: z.array(item),
      pagination: z.strictObject({ next_cursor: z.string().nullable() }),
    }),
  })

/** A reply that a parameter of the query changes: `usual`, or `other` where the query has `by`. */
export const usualOr = <By extends string, Usual extends z.ZodType, Other extends z.ZodType>(
  usual: Usual,
  by: By,
  other: Other,
) => Object.assign(z.union([usual, other]), { answers: { usual, by, other } })

/** A call that answers with no body. */
export const empty = z.undefined()

export const fileBytes = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

type Given<Key extends string, S extends z.ZodType> = S extends Nothing
  ? unknown
  : Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }

export type InputOf<C extends Call> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>
export type ReplyOf<C extends Call> = z.output<C['reply']>

interface Answers<By extends string = string> {
  answers: { usual: z.ZodType; by: By; other: z.ZodType }
}

/** A call with two answers stands there twice, so that whoever asks knows which comes. */
export type ByAddress<Calls extends Record<string, Call>> = {
  [Name in keyof Calls as AddressOf<Calls[Name]>]: UsualCall<Calls[Name]>
} & {
  [Name in keyof Calls as OtherAddressOf<Calls[Name]>]: OtherCall<Calls[Name]>
}

type AddressOf<C extends Call> = `${C['method']} ${C['path']}`
type OtherAddressOf<C extends Call> = C['reply'] extends Answers<infer By> ? `${AddressOf<C>}?${By}=1` : never
type UsualCall<C extends Call> = C['reply'] extends Answers
  ? Omit<C, 'reply'> & { reply: C['reply']['answers']['usual'] }
  : C
type OtherCall<C extends Call> = C['reply'] extends Answers
  ? Omit<C, 'reply' | 'query'> & { reply: C['reply']['answers']['other']; query: Nothing }
  : never
