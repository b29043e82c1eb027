import { type Logger, pino } from 'pino'
import type { Settings } from '../settings.ts'
import { gatherLines } from './log-lines.ts'

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
  if (settings.environment === 'test') return pino({ level: 'silent' })
  const options = {
    level: 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[hidden]' },
  }
  return pino(options, gatherLines(process.stdout))
}
