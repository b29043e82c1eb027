import type { Clock } from '@sojourn/contract/dates/clocks'
import { clockOf } from '@sojourn/contract/dates/locale-habits'
import type { Language } from '@sojourn/contract/words/languages'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/http/actor.ts'
import { ownLanguageOf } from '../../../platform/http/language.ts'

export interface Client {
  device: string | null
  deviceName: string
  address: string
  zone: string | null
  /** It is null where it names none. */
  clock: Clock | null
  /** The language is the one of the page they are at, and on one in English the browser's own where we speak it. */
  language: Language
  /** The session it is in already, if any; signing in ends it. */
  inside: { personId: string; sessionId: string } | null
}

export const clientOf = (actor: Actor, request: FastifyRequest): Client => ({
  device: actor.device,
  address: actor.address,
  zone: actor.zone,
  clock: clockOfLanguage(request.headers['accept-language']),
  language: ownLanguageOf(request),
  inside: actor.kind === 'person' ? { personId: actor.id, sessionId: actor.sessionId } : null,
  deviceName: nameOfDevice(request.headers['user-agent'] ?? ''),
})

function clockOfLanguage(accepted = '') {
  const [first] = /^[a-z]+(-[a-z0-9]+)*/i.exec(accepted) ?? []
  return first ? clockOf(first) : null
}

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** The name is like "Chrome on Windows": enough for a person to know their own devices by. */
export function nameOfDevice(userAgent: string) {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (!browser) return system ? `A browser on ${system}` : 'An unknown browser'
  return system ? `${browser} on ${system}` : browser
}
