/** Most outages are a restart. */
export const RETRY_AFTER_SECONDS = 5

/** PostgreSQL's own words for a server that starts, stops or has ended a connection, and for a statement that took too long. */
const SQL_STATES = /^(08...|53[13]00|57P0[1-5]|25P03|57014|55P03)$/
const OF_THE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A full disk is one too: what somebody sends has not been kept.
  'ENOSPC',
  'EDQUOT',
])
/** Errors without a code are known by the words of pg and ioredis. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Connection is closed|Command timed out|Reached the max retries per request limit)/

/** Returns true if an error says that a part outside of the process is away or hangs, and not that we asked it something wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, $metadata } = error as {
    code?: unknown
    syscall?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  // An S3 store answers like this while it cannot.
  if (($metadata?.httpStatusCode ?? 0) >= 500) return true
  if (typeof code === 'string' && (SQL_STATES.test(code) || OF_THE_SYSTEM.has(code))) return true
  // A socket at which nobody listens is mostly gone.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return error.name === 'TimeoutError' || SENTENCES.test(error.message) || isOutage(error.cause)
}

/** Returns true if the database itself refused something. */
export const isDatabaseError = (error: unknown) =>
  error instanceof Error && typeof (error as { severity?: unknown }).severity === 'string'
