import type { CalendarFeed } from '@sojourn/contract/supply/availability'
import type { Context } from '../../../context.ts'
import { hashOfToken, newToken } from '../../../people/identity/sessions/token.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { seal, unsealIfPossible } from '../../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../../platform/secrets/sealed-store.ts'
import { viewFeed } from '../view.ts'
import { type FeedRow, findFeed, removeFeed, setFeed } from './feed-store.ts'

export async function showCalendarFeed(context: Context, { id }: Person): Promise<CalendarFeed> {
  const feed = await findFeed(context.db, id)
  return viewFeed(feed ? addressOf(context, id, feed) : null, feed)
}

/** From now on only the new address works. */
export async function renewCalendarFeed(context: Context, actor: Person) {
  const token = newToken()
  await transact(context, (tx) =>
    setFeed(tx, actor.id, {
      token_hash: hashOfToken(token),
      sealed_token: seal(context.settings, ownerOf(actor.id), Buffer.from(token)),
      created_at: context.clock.now(),
    }),
  )
  return showCalendarFeed(context, actor)
}

export const revokeCalendarFeed = (context: Context, { id }: Person) =>
  transact(context, (tx) => removeFeed(tx, id))

/** Null once the server has another secret: the old address still works, but only who noted it knows it. */
function addressOf({ settings }: Context, agentId: string, { sealed_token }: FeedRow) {
  const token = unsealIfPossible(settings, ownerOf(agentId), sealed_token)
  return token && `${settings.origin}/api/calendars/${token}.ics`
}

const ownerOf = (agentId: string) => `calendar-feed:${agentId}`

export const sealedFeeds: SealedColumn = {
  table: 'calendar_feed',
  id: 'agent_id',
  column: 'sealed_token',
  ownerOf,
}
