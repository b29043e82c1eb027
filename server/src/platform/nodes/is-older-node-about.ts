import type { Context } from '../../context.ts'
import { MINUTE_MS } from '../clock.ts'
import { isOlderNodeSeen } from './node-store.ts'

/** A server that was not seen for so long is gone. */
const GONE_MS = 2 * MINUTE_MS

/** Returns true if a server runs that does not know a migration yet. */
export const isOlderNodeAbout = ({ db, clock }: Pick<Context, 'db' | 'clock'>, migration: string) =>
  isOlderNodeSeen(db, migration, new Date(clock.now().getTime() - GONE_MS))
