import { createHmac } from 'node:crypto'
import { deriveKey, deriveKeys, type Secrets } from '../../platform/secrets/derive-key.ts'

/** A short code is guessed from a plain hash at once; without the server's secret this one tells nothing. */
export const hashOfCode = (settings: Secrets, owner: string, code: string) =>
  hashBy(deriveKey(settings, PURPOSE), owner, code)

/** The authenticator's own secret makes the hash: it is sealed, so recovery codes outlive an exchange of the server's. */
export const hashOfRecoveryCode = (authenticator: Buffer, personId: string, code: string) =>
  hashBy(authenticator, personId, code)

/** Every hash a recovery code may have: those given before were made by the server's secret of their time. */
export const recoveryHashes = (settings: Secrets, authenticator: Buffer, personId: string, code: string) =>
  [authenticator, ...deriveKeys(settings, PURPOSE)].map((key) => hashBy(key, personId, code))

const PURPOSE = 'codes'

const hashBy = (key: Buffer, owner: string, code: string) =>
  createHmac('sha256', key).update(`${owner} ${code}`).digest()
