import { isLoopback } from '../platform/loopback.ts'
import { isPair } from '../platform/push/make-push-keys.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { Environment } from './settings.ts'

/** With which keys and by whose services browsers are told of notifications. */
export interface PushSettings {
  publicKey: string
  privateKey: string
  /** Hosts with several names have `*.` before them; origins are only of this machine. */
  services: string[]
}

/** These are of Chrome and its kin, Firefox, Safari and Edge. */
const SERVICES = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'

/** It is null where browsers are not told while no page is open. */
export function readPush(env: Environment): PushSettings | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env
  if (!publicKey && !privateKey) return null
  if (!publicKey || !privateKey)
    throw new StartFailure(
      'Only one of PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY is set; set both or neither. `npm run push-keys` makes a pair.',
    )
  if (!isPair({ publicKey, privateKey }))
    throw new StartFailure(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair of keys; set them to what `npm run push-keys` prints.',
    )
  return { publicKey, privateKey, services: readServices(env.PUSH_SERVICES || SERVICES) }
}

function readServices(text: string) {
  const services = text.split(',').flatMap((part) => part.trim() || [])
  for (const name of services)
    if (!/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && !isLocal(name))
      throw new StartFailure(
        `PUSH_SERVICES names "${name}"; set it to hosts such as fcm.googleapis.com,*.push.apple.com.`,
      )
  return services
}

const isLocal = (name: string) =>
  URL.canParse(name) && new URL(name).origin === name && isLoopback(new URL(name).hostname)
