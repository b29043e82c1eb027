import type { Context } from '../../context.ts'
import type { PushSettings } from '../../settings/push-settings.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { vapidHeader } from './vapid.ts'

/** After `gone` the browser wants no more. After `refused` the service would say the same again. */
type Outcome = 'sent' | 'gone' | 'refused'

interface Subscription extends PushKeys {
  endpoint: string
}

const PATIENCE_MS = 10_000
const KEPT_SECONDS = 24 * 3600
const GONE = [404, 410]
/** These are worth another try, such as too many at once. */
const LATER = [408, 425, 429]

/** Hands one message to a push service; throws when that is worth another try. */
export async function sendPush(
  { settings, clock, log }: Pick<Context, 'settings' | 'clock' | 'log'>,
  push: PushSettings,
  subscription: Subscription,
  text: string,
): Promise<Outcome> {
  const { endpoint } = subscription
  if (!isPushService(push, endpoint)) return 'gone'
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(push, { endpoint, contact: settings.supportEmail, now: clock.now() }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
    },
    body: encryptPush(text, subscription),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  if (GONE.includes(answer.status)) return 'gone'
  if (answer.status >= 500 || LATER.includes(answer.status))
    throw new Error(`The push service ${new URL(endpoint).host} answered ${answer.status}`)
  log.warn({ host: new URL(endpoint).host, status: answer.status }, 'a push service refused a message')
  return 'refused'
}

/** We write only to services that browsers use: the address comes from a browser, and could be anything. */
export function isPushService({ services }: PushSettings, endpoint: string) {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, username, port } = new URL(endpoint)
  if (services.includes(origin)) return true
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return services.some((name) =>
    name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name,
  )
}
