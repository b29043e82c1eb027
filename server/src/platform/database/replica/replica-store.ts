import type pg from 'pg'
import type { Position } from './position.ts'

/** Behind all that is committed by now, whether it has reached the disk or not. */
export async function writtenUpTo(primary: pg.Pool): Promise<Position> {
  const { rows } = await primary.query<{ position: Position }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return rows[0]?.position as Position
}

/** A replica can have no more by now. */
export async function flushedUpTo(primary: pg.Pool): Promise<Position> {
  const { rows } = await primary.query<{ position: Position }>(
    'select pg_current_wal_flush_lsn()::text as position',
  )
  return rows[0]?.position as Position
}

export interface Standing {
  isReplica: boolean
  /** Null where nothing was ever replayed. */
  replayed: Position | null
}

export async function standingOf(replica: pg.Pool): Promise<Standing> {
  const { rows } = await replica.query<Standing>(
    'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as replayed',
  )
  return rows[0] as Standing
}

/** The same for a database and each of its replicas, and for no other. */
export async function clusterOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ cluster: string }>(
    `select system_identifier || ' ' || oid as cluster from pg_control_system(), pg_database
    where datname = current_database()`,
  )
  return rows[0]?.cluster ?? ''
}
