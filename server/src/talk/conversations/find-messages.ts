import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { sideOf } from '../../work/orders/side-of.ts'
import { newestMessagesWith } from './found-message-store.ts'

/** A search with more words is no finer. */
const MOST_WORDS = 8

/** Messages of somebody's own conversations, in the mode they are in. */
export const findMessages = ({ db }: Pick<Context, 'db'>, actor: Person, query: string, limit: number) =>
  newestMessagesWith(db, {
    personId: actor.id,
    side: sideOf(actor).as,
    words: query.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
    limit,
  })
