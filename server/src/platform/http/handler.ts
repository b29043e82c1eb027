import type { Call } from '@sojourn/contract/calls/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Actor, Person } from './actor.ts'

export interface Asked<C extends Call = Call> {
  context: Context
  /** A call that is not for anyone is made by a person: the door saw to it. */
  actor: C['who'] extends 'anyone' ? Actor : Person
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  request: FastifyRequest
  reply: FastifyReply
}

/** A call without a reply may just end. */
// biome-ignore lint/suspicious/noConfusingVoidType: what an async function without a return gives
type Answer<C extends Call> = undefined extends z.input<C['reply']> ? void : z.input<C['reply']>

export interface Handler {
  call: Call
  prepare?: (asked: Asked) => Promise<unknown>
  answer: (asked: Asked, prepared?: unknown) => Promise<unknown>
  afterwards?: (asked: Asked, kept: unknown) => Promise<unknown>
  /** A call that asks for nothing may have it: as long as this stays the same, so does what it answers in a language. */
  versionOf?: VersionOf
  /** Told by a replica, where there is one. */
  isForStrangers?: true
}

export type VersionOf = (context: Context) => Promise<string>

type MaybeAnswer<C extends Call> = (asked: Asked<C>) => Promise<Answer<C>>

/** Binds a use case to its call: what comes in and goes out is checked against the contract by types and at run time. */
export function handle<C extends Call>(call: C, answer: MaybeAnswer<C>): Handler
/**
 * The same where the outside is called once the transaction is committed: the first part answers what is kept under
 * the caller's key, `afterwards` makes of it what the caller is told. Sent again with the same key only `afterwards`
 * runs again, so it must change nothing more then.
 */
export function handle<C extends Call, Kept>(
  call: C,
  answer: (asked: Asked<C>) => Promise<Kept>,
  more: { afterwards: (asked: Asked<C>, kept: Kept) => Promise<Answer<C>> },
): Handler
/**
 * The same where something slow comes first: `prepare` runs before the transaction opens, so that nobody holds a
 * connection meanwhile. Sent again with the same key neither part runs again.
 */
export function handle<C extends Call, Prepared>(
  call: C,
  answer: (asked: Asked<C>, prepared: Prepared) => Promise<Answer<C>>,
  more: { prepare: (asked: Asked<C>) => Promise<Prepared> },
): Handler
export function handle(
  call: Call,
  answer: (asked: Asked, prepared: never) => Promise<unknown>,
  more: Pick<Handler, 'afterwards' | 'prepare'> = {},
): Handler {
  return { call, answer: answer as Handler['answer'], ...more }
}

/** Strangers read this: a replica may tell it some seconds late (decision 115). It only reads, and nothing follows but what is shown. */
export function strangersRead(handler: Handler): Handler {
  const { method, who, download, path } = handler.call
  // Bytes that are kept until their version is another may not come from where an older version still is.
  if (method !== 'GET' || who !== 'anyone' || download || handler.versionOf)
    throw new Error(`${path} is more than what strangers read`)
  return { ...handler, isForStrangers: true }
}

/** The call has no values and says the same to everybody until its version is another: its bytes are kept until then. */
export const handleKept = <C extends Call>(
  call: C,
  versionOf: VersionOf,
  answer: MaybeAnswer<C>,
): Handler => ({
  ...handle(call, answer),
  versionOf,
})
