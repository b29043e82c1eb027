import { PRODUCT } from '@sojourn/contract/calls/names'
import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = 30_000
/** A phone's clock may be one step off to either side. */
const STEPS_OFF = 1

const authenticator = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: PRODUCT,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_MS / 1000,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  })

/** The time step a code belongs to; null when it belongs to none near now. */
export function stepOfCode(secret: Buffer, code: string, now: Date) {
  const off = authenticator(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF })
  return off === null ? null : Math.floor(now.getTime() / PERIOD_MS) + off
}

/** The secret as a person types it, and as their camera reads it. */
export function describeSecret(secret: Buffer, email: string) {
  const shown = authenticator(secret, email)
  return { secret: shown.secret.base32, uri: shown.toString() }
}
