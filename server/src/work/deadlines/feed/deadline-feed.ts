import { randomUUID } from 'node:crypto'
import type { DeadlineFeed } from '@sojourn/contract/work/own-deadlines'
import type { Context } from '../../../context.ts'
import { hashOfToken, newToken } from '../../../people/identity/sessions/token.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { seal, unsealIfPossible } from '../../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../../platform/secrets/sealed-store.ts'
import { sideOf } from '../../orders/side-of.ts'
import { type DeadlineFeedRow, findFeed, removeFeed, setFeed } from './feed-store.ts'

/** Each side has an address of its own, so that neither calendar tells of the other. */
export async function showDeadlineFeed(context: Context, actor: Person): Promise<DeadlineFeed> {
  const feed = await findFeed(context.db, actor.id, sideOf(actor).as)
  return {
    address: feed ? addressOf(context, feed) : null,
    created_at: feed?.created_at.toISOString() ?? null,
    last_read_at: feed?.last_read_at?.toISOString() ?? null,
  }
}

/** From now on only the new address works. */
export async function renewDeadlineFeed(context: Context, actor: Person) {
  const [id, token] = [randomUUID(), newToken()]
  await transact(context, (tx) =>
    setFeed(tx, {
      id,
      person_id: actor.id,
      side: sideOf(actor).as,
      token_hash: hashOfToken(token),
      sealed_token: seal(context.settings, ownerOf(id), Buffer.from(token)),
      created_at: context.clock.now(),
    }),
  )
  return showDeadlineFeed(context, actor)
}

export const revokeDeadlineFeed = (context: Context, actor: Person) =>
  transact(context, (tx) => removeFeed(tx, actor.id, sideOf(actor).as))

/** Null once the server has another secret: the old address still works, but only who noted it knows it. */
function addressOf({ settings }: Context, { id, sealed_token }: DeadlineFeedRow) {
  const token = unsealIfPossible(settings, ownerOf(id), sealed_token)
  return token && `${settings.origin}/api/calendars/deadlines/${token}.ics`
}

const ownerOf = (feedId: string) => `deadline-feed:${feedId}`

export const sealedDeadlineFeeds: SealedColumn = {
  table: 'deadline_feed',
  id: 'id',
  column: 'sealed_token',
  ownerOf,
}
