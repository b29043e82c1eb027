import type pg from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { findSessions, type SessionRow } from './session-store.ts'

type Asked = {
  hash: Buffer
  found: (session: SessionRow | undefined) => void
  failed: (error: unknown) => void
}

/** Looks sessions up; those asked for in the same turn of the event loop travel in one read. */
export function openSessionLookup(pool: pg.Pool, clock: Clock) {
  let waiting: Asked[] = []

  async function lookUp() {
    const together = waiting
    waiting = []
    try {
      const sessions = await findSessions(
        pool,
        together.map(({ hash }) => hash),
        clock.now(),
      )
      for (const { hash, found } of together) found(sessions.get(hash.toString('hex')))
    } catch (error) {
      for (const { failed } of together) failed(error)
    }
  }

  return (hash: Buffer) =>
    new Promise<SessionRow | undefined>((found, failed) => {
      if (waiting.length === 0) setImmediate(lookUp)
      waiting.push({ hash, found, failed })
    })
}
