import { isIP } from 'node:net'
import { StartFailure } from '../platform/start-failure.ts'

const ON = ['1', 'true', 'yes', 'on']
const OFF = ['0', 'false', 'no', 'off']

/** A switch, as people write one. */
export function readSwitch(name: string, value: string | undefined, otherwise: boolean) {
  const word = value?.trim().toLowerCase()
  if (!word) return otherwise
  if (ON.includes(word)) return true
  if (OFF.includes(word)) return false
  throw new StartFailure(`${name} is "${value}"; set it to 1 or 0.`)
}

/** The address is of a part outside of the server. Its value is not repeated: it may hold a password. */
export function readUrl(name: string, value: string, protocols: string[], example: string) {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url) throw new StartFailure(`${name} is not an address; it looks like ${example}.`)
  if (!protocols.includes(url.protocol))
    throw new StartFailure(
      `${name} begins with ${url.protocol}//, which is not ${protocols.join('// or ')}//; it looks like ${example}.`,
    )
  if (!url.hostname) throw new StartFailure(`${name} names no host; it looks like ${example}.`)
  return value
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const WITH_NAME = /^[^<>]*<([^<>]+)>$/

/** `a@b.example`, or `Sojourn <a@b.example>` where a name may stand before it. */
export function readAddress(name: string, value: string, { mayBeNamed = false } = {}) {
  const address = (mayBeNamed && WITH_NAME.exec(value.trim())?.[1]) || value.trim()
  if (!EMAIL.test(address))
    throw new StartFailure(
      `${name} is "${value}"; set it to an email address such as ${mayBeNamed ? 'Sojourn <hello@sojourn.example>' : 'support@sojourn.example'}.`,
    )
  return value.trim()
}

/** Names Fastify knows for networks. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

export function readNetworks(name: string, value: string | undefined) {
  const parts = (value ?? '').split(',').flatMap((part) => part.trim() || [])
  for (const part of parts) {
    if (!NETWORKS.has(part) && !isNetwork(part))
      throw new StartFailure(
        `${name} names "${part}"; set it to addresses and networks such as 10.0.0.1,172.16.0.0/12.`,
      )
  }
  return parts
}

function isNetwork(part: string) {
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
