import { type Logger, pino } from 'pino'
import type { Settings } from '../settings.ts'

export type Log = Logger

/** Words that never reach the log, wherever they stand in a logged object. */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'confirmPassword',
  'token',
  'nonce',
  'otp',
  'cookie',
  'authorization',
  'answer',
]

const redacted = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

export function openLog(settings: Pick<Settings, 'environment'>): Log {
  const options = {
    level: settings.environment === 'test' ? 'silent' : 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[hidden]' },
  }
  // A line a request, written one by one, would cost more than many a request.
  return pino(options, pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }))
}
