/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type KoaContext } from 'oidc-provider'
import type { OutsideProvider } from '../src/settings/outside-settings.ts'
import { LOCAL_CLIENT } from './local-client.ts'

export interface OutsideAccount {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
}

/** A real OpenID Connect provider on this machine, where `now` signs in without being asked. */
export async function startLocalProvider(id: string, origin: string, port = 0) {
  const mood: { now: OutsideAccount | 'declines' } = { now: 'declines' }
  const accounts = new Map<string, OutsideAccount>()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: OutsideProvider = {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    issuer,
    ...LOCAL_CLIENT,
    origins: [issuer],
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.secret,
        redirect_uris: [`${origin}/api/auth/outside/${id}/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_context: KoaContext, accountId: string) => ({
      accountId,
      claims: async () => accounts.get(accountId),
    }),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/who' },
    loadExistingGrant: async ({ oidc }: KoaContext) => {
      const { clientId } = oidc.client
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    cookies: { keys: ['for tests'] },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/who')) return answer(request, response)
    const { now } = mood
    if (now !== 'declines') accounts.set(now.sub, now)
    void provider.interactionFinished(
      request,
      response,
      now === 'declines' ? { error: 'access_denied' } : { login: { accountId: now.sub } },
    )
  })

  return {
    settings,
    mood,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Follows the provider's redirects as a browser does, until they lead back to us. */
export async function followTo(origin: string, start: string) {
  const cookies = new Map<string, string>()
  for (let url = start, hops = 0; hops < 10; hops++) {
    if (url.startsWith(origin)) return url.slice(origin.length)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${url} leads nowhere: ${answer.status} ${await answer.text()}`)
    url = new URL(location, url).href
  }
  throw new Error('The provider goes round in circles')
}
