import { isLoopback } from '../platform/loopback.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { Environment } from './settings.ts'

/** OpenID Connect makes somebody else's sign-in work here. */
export interface OutsideProvider {
  /** It stands in our addresses: `google`. */
  id: string
  name: string
  issuer: string
  clientId: string
  secret: string
  /** The only places we ask or send anybody to, whatever the provider describes itself as. */
  origins: string[]
}

interface Preset {
  name: string
  issuer: string
  hosts: string
}

const presetsOf = (env: Environment): Record<string, Preset> => ({
  GOOGLE: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    hosts: 'oauth2.googleapis.com,openidconnect.googleapis.com,www.googleapis.com',
  },
  MICROSOFT: {
    name: 'Microsoft',
    issuer: `https://login.microsoftonline.com/${encodeURIComponent(env.OIDC_MICROSOFT_TENANT || 'common')}/v2.0`,
    hosts: 'graph.microsoft.com',
  },
})

/** The variables are `OIDC_GOOGLE_…`, `OIDC_MICROSOFT_…` and, with an issuer, `OIDC_<NAME>_…` of any name. */
export function readOutsideProviders(env: Environment): OutsideProvider[] {
  const presets = presetsOf(env)
  const names = Object.keys(env).flatMap((key) =>
    env[key] ? (/^OIDC_([A-Z0-9_]+?)_(CLIENT_ID|SECRET|ISSUER)$/.exec(key)?.[1] ?? []) : [],
  )
  return [...new Set(names)].sort().map((name) => readProvider(env, name, presets[name]))
}

function readProvider(env: Environment, name: string, preset: Preset | undefined): OutsideProvider {
  const given = (part: string) => env[`OIDC_${name}_${part}`] || undefined
  const issuer = given('ISSUER') ?? preset?.issuer
  const [clientId, secret] = [given('CLIENT_ID'), given('SECRET')]
  if (!issuer || !clientId || !secret) {
    const missing = Object.entries({ ISSUER: issuer, CLIENT_ID: clientId, SECRET: secret }).flatMap(
      ([part, value]) => (value ? [] : [`OIDC_${name}_${part}`]),
    )
    throw new StartFailure(
      `Signing in with ${name} is only half set: ${missing.join(' and ')} missing; set all of it or nothing.`,
    )
  }
  const hosts = given('HOSTS') ?? (given('ISSUER') ? '' : preset?.hosts)
  const more = (hosts ?? '').split(',').flatMap((host) => host.trim() || [])
  return {
    id: name.toLowerCase().replaceAll('_', '-'),
    name: given('NAME') ?? preset?.name ?? nameFrom(name),
    issuer,
    clientId,
    secret,
    origins: [checkedIssuer(name, issuer).origin, ...more.map((host) => `https://${host}`)],
  }
}

/** Their word decides who somebody is: it comes by https, or from this very machine. */
function checkedIssuer(name: string, issuer: string) {
  const url = URL.canParse(issuer) ? new URL(issuer) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.search || url.hash || url.username) {
    throw new StartFailure(
      `OIDC_${name}_ISSUER is "${issuer}"; set it to the https address the provider calls its issuer, such as https://accounts.example.com.`,
    )
  }
  return url
}

/** MY_COMPANY is shown as "My company". */
function nameFrom(name: string) {
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
