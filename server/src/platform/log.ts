import { type Logger, pino } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { gatherLines } from './log-lines.ts'
import { isOutage } from './outage.ts'

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

/** In an outage thousands of errors say the same, so the stack of each is left out. */
export const describeError = (error: Error) =>
  isOutage(error) ? { message: error.message } : pino.stdSerializers.err(error)

export function openLog(settings: Pick<Settings, 'environment'>): Log {
  if (settings.environment === 'test') return pino({ level: 'silent' })
  const options = {
    level: 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[hidden]' },
    serializers: { err: describeError },
  }
  return pino(options, gatherLines(process.stdout))
}
