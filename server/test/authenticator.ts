import { Secret, TOTP } from 'otpauth'

/** The app on a person's phone, told the secret they typed in. */
export const codeOf = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: now.getTime(),
  })
