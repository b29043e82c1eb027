import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { isPushKey } from '../../platform/push/encrypt-push.ts'
import { isPushService } from '../../platform/push/send-push.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { dropSubscription, isSubscribed, keepSubscription } from './push-store.ts'

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export const showPush = async ({ db, settings }: Context, { sessionId }: Person) => ({
  key: settings.push?.publicKey ?? null,
  is_on: settings.push !== null && (await isSubscribed(db, sessionId)),
})

export async function subscribeToPush(context: Context, actor: Person, { endpoint, keys }: Subscription) {
  const { push } = context.settings
  if (!push) throw new Refusal('not_now', { message: 'This site does not send push notifications.' })
  if (!isPushService(push, endpoint))
    throw invalidField('endpoint', 'We do not know the push service of this browser.')
  const publicKey = Buffer.from(keys.p256dh, 'base64url')
  if (!isPushKey(publicKey)) throw invalidField('keys.p256dh', 'this is no key of a push subscription')
  await transact(context, (tx) =>
    keepSubscription(tx, {
      session_id: actor.sessionId,
      person_id: actor.id,
      endpoint,
      public_key: publicKey,
      auth_secret: Buffer.from(keys.auth, 'base64url'),
      created_at: context.clock.now(),
    }),
  )
  return showPush(context, actor)
}

export async function unsubscribeFromPush(context: Context, actor: Person) {
  await transact(context, (tx) => dropSubscription(tx, actor.sessionId))
  return showPush(context, actor)
}
