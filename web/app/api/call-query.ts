import type { ApiByPath } from '@sojourn/contract/api'
import type { InputOf, ReplyOf } from '@sojourn/contract/calls/call'
import { infiniteQueryOptions, type Query, queryOptions } from '@tanstack/react-query'
import type { Address } from './api.ts'
import { browserApi } from './browser.ts'

type Read = Extract<Address, `GET ${string}`>
type Data<A extends Read> = ReplyOf<ApiByPath[A]> extends { data: infer D } ? D : never
type Asked<A extends Read> = Omit<InputOf<ApiByPath[A]>, 'body'>
type Given<A extends Read> = Record<never, never> extends Asked<A> ? [input?: Asked<A>] : [input: Asked<A>]

const read = async <A extends Read>(address: A, input: object, signal?: AbortSignal) => {
  const ask = browserApi as unknown as (...call: unknown[]) => Promise<{ data: Data<A> }>
  return (await ask(address, input, signal && { signal })).data
}

const asked = (input: object | undefined): object => input ?? {}

/** The answer is kept under the call and its input: `useQuery(callQuery('GET /account/devices'))`. */
export const callQuery = <A extends Read>(address: A, ...[input]: Given<A>) =>
  queryOptions({ queryKey: [address, asked(input)], queryFn: () => read(address, asked(input)) })

/** The same, given up when nobody waits for it any more. */
export const fleetingQuery = <A extends Read>(address: A, ...[input]: Given<A>) =>
  queryOptions({
    queryKey: [address, asked(input)],
    queryFn: ({ signal }) => read(address, asked(input), signal),
  })

/** One part of the answer, such as the items of a list that comes whole. */
export const partQuery = <A extends Read, Part extends keyof Data<A> & string>(
  address: A,
  part: Part,
  ...[input]: Given<A>
) =>
  queryOptions({
    queryKey: [address, asked(input), part],
    queryFn: async () => (await read(address, asked(input)))[part],
  })

/** A list page after page. */
export const pagesQuery = <A extends Read>(address: A, ...[input]: Given<A>) =>
  infiniteQueryOptions({
    queryKey: [address, asked(input), 'pages'],
    queryFn: ({ pageParam }) => read(address, from(asked(input), cursorOf(address), pageParam)),
    initialPageParam: '',
    getNextPageParam: (page) =>
      (page as { pagination: { next_cursor: string | null } }).pagination.next_cursor ?? undefined,
  })

/** Messages run both ways, so theirs is called otherwise. */
const cursorOf = (address: string) => (address.endsWith('/messages') ? 'next' : 'cursor')

function from(input: { query?: object }, name: string, cursor: string) {
  return cursor ? { ...input, query: { ...input.query, [name]: cursor } } : input
}

/**
 * No single GET answers these: several calls together, one that writes down that it was asked, or what comes from a
 * file.
 */
export const madeQuery = <T>(name: string, of: string, make: () => Promise<T>) =>
  queryOptions({ queryKey: [name, of], queryFn: make })

type PathOf<A> = A extends `${string} ${infer Path}` ? Path : never
type Beginnings<Path, Before extends string = ''> = Path extends `/${infer First}/${infer Rest}`
  ? `${Before}/${First}` | Beginnings<`/${Rest}`, `${Before}/${First}`>
  : `${Before}${Path & string}`
type Params = Record<string, string | number>

/** Every query of this call, whatever else it was asked: for `invalidateQueries`. */
export const at = (address: Read, params?: Params) => ({
  queryKey: params ? [address, { params }] : [address],
})

/** Every query of this path and of all below it: `invalidateQueries(under('/orders/{uuid}', { uuid }))`. */
export const under = (path: Beginnings<PathOf<Read>>, params: Params = {}) => ({
  predicate: ({ queryKey: [address, input] }: Pick<Query, 'queryKey'>) =>
    `${address}/`.startsWith(`GET ${path}/`) && isOf(input as { params?: Params }, params),
})

/** Every query but those of this call. */
export const besides = (address: Read) => ({
  predicate: ({ queryKey: [asked] }: Pick<Query, 'queryKey'>) => asked !== address,
})

const isOf = (input: { params?: Params } | undefined, params: Params) =>
  Object.entries(params).every(([name, value]) => String(input?.params?.[name]) === String(value))
