import * as client from 'openid-client'
import type { Context } from '../../../context.ts'
import { isLoopback } from '../../../platform/loopback.ts'
import type { OutsideProvider } from '../../../settings/outside-settings.ts'

const PATIENCE_SECONDS = 5
const DESCRIBED_FOR_MS = 6 * 60 * 60_000

interface Described {
  at: number
  /** Seconds by which the machine's clock differs from what the nodes agreed on. */
  skew: number
  configuration: Promise<client.Configuration>
}

/** Asked for when first needed, so that the server starts and runs whatever providers do. */
const described = new WeakMap<OutsideProvider, Described>()

/** A provider is asked every six hours what it says of itself, and when the machine's clock was set. */
export function connectToProvider({ clock }: Pick<Context, 'clock'>, provider: OutsideProvider) {
  const now = clock.now().getTime()
  const known = described.get(provider)
  const skew = Math.round((clock.correction?.() ?? 0) / 1000)
  if (known && now - known.at < DESCRIBED_FOR_MS && Math.abs(skew - known.skew) <= 1)
    return known.configuration
  const configuration = discover(provider, skew)
  described.set(provider, { at: now, skew, configuration })
  configuration.catch(() => described.delete(provider))
  return configuration
}

async function discover(provider: OutsideProvider, skew: number) {
  const issuer = new URL(provider.issuer)
  const configuration = await client.discovery(
    issuer,
    provider.clientId,
    { client_secret: provider.secret, [client.clockSkew]: skew },
    client.ClientSecretPost(provider.secret),
    {
      timeout: PATIENCE_SECONDS,
      [client.customFetch]: (url, options) => fetch(refuseStrangers(provider, url), options as RequestInit),
      execute: [
        // Else an identity is believed unsigned, since it comes by TLS.
        client.enableNonRepudiationChecks,
        ...(isLoopback(issuer.hostname) ? [client.allowInsecureRequests] : []),
      ],
    },
  )
  refuseStrangers(provider, configuration.serverMetadata().authorization_endpoint ?? provider.issuer)
  return configuration
}

/** Nobody shall be led anywhere, nor shall we ask anybody, because a provider's description says so. */
function refuseStrangers(provider: OutsideProvider, url: string) {
  const { origin } = new URL(url)
  if (!provider.origins.includes(origin)) {
    throw new Error(
      `${provider.name} leads to ${origin}, which is neither its issuer nor in OIDC_${provider.id.toUpperCase().replaceAll('-', '_')}_HOSTS`,
    )
  }
  return url
}
