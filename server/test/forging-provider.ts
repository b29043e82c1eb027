import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutsideProvider } from '../src/settings/outside-settings.ts'

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

export interface Forgery {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  signedBy?: 'itself' | 'another key' | 'nobody' | 'the client secret'
  /** Instead of the token: a redirect. */
  leadTo?: string
  description?: Record<string, unknown>
}

/** A provider that says whatever a test wants, of its identity and of itself. */
export async function startForgingProvider(id: string) {
  const forgery: { now: Forgery } = { now: {} }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = (value: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url?.startsWith('/.well-known/'))
      return answer({ ...description(), ...forgery.now.description })
    if (request.url === '/jwks') {
      const key = ours.publicKey.export({ format: 'jwk' })
      return answer({ keys: [{ ...key, kid: 'ours', alg: 'RS256', use: 'sig' }] })
    }
    if (forgery.now.leadTo) return response.writeHead(307, { location: forgery.now.leadTo }).end()
    if (request.url === '/token')
      return answer({ access_token: 'x', token_type: 'Bearer', id_token: idToken() })
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: OutsideProvider = {
    id,
    name: 'Forger',
    issuer,
    clientId: 'sojourn',
    secret: 'a secret of thirty-two characters',
    origins: [issuer],
  }
  const description = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: false,
  })

  function idToken() {
    const { header, claims, signedBy = 'itself' } = forgery.now
    const seconds = Math.floor(Date.now() / 1000)
    const text = [
      json({ alg: 'RS256', kid: 'ours', ...header }),
      json({
        iss: issuer,
        aud: settings.clientId,
        sub: 'forged',
        iat: seconds,
        exp: seconds + 300,
        ...claims,
      }),
    ].join('.')
    const sign = (key: typeof ours) => createSign('sha256').update(text).sign(key.privateKey, 'base64url')
    const signatures = {
      itself: () => sign(ours),
      'another key': () => sign(foreign),
      nobody: () => '',
      'the client secret': () => createHmac('sha256', settings.secret).update(text).digest('base64url'),
    }
    return `${text}.${signatures[signedBy]()}`
  }

  return {
    settings,
    forgery,
    asked,
    issuer,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
