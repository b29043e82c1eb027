import { createHmac, timingSafeEqual } from 'node:crypto'
import { Forged } from '../refusals.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'
const TOLERANCE_SECONDS = 300

/** It reads `t=…,v1=…`, over the time and the very bytes of the body. */
export function signBody(key: Buffer, body: string | Buffer, at: Date) {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${macOf(key, time, body).toString('hex')}`
}

const macOf = (key: Buffer, time: number, body: string | Buffer) =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest()

/** Throws unless one of the signatures is by one of the keys, over this body, within five minutes. */
export function proveBody(keys: Buffer[], body: Buffer, header: string | string[] | undefined, now: Date) {
  if (typeof header !== 'string' || header.length > 2000) throw new Forged('no signature')
  const parts = header.split(',').map((part) => part.split('=', 2) as [string, string | undefined])
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(time)) throw new Forged('a signature without a time')
  const signatures = parts.flatMap(([name, value]) =>
    name === 'v1' && value ? [Buffer.from(value, 'hex')] : [],
  )
  const isProven = keys.some((key) => {
    const expected = macOf(key, time, body)
    return signatures.some((given) => given.length === expected.length && timingSafeEqual(given, expected))
  })
  if (!isProven) throw new Forged('a signature that is not the sandbox’s')
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS)
    throw new Forged('a delivery that is too old')
}
