import type pg from 'pg'
import type { Clock } from '../src/platform/clock.ts'

/**
 * The queue asks a function of its own for the time; here that function reads what the test last said. The queue runs
 * jobs in the order of their times, so a real second counts as a millisecond of a test: of two jobs of the
 * same moment the one enqueued first is the older one.
 */
export const letTestsMoveTheQueue = (pool: pg.Pool) =>
  pool.query(`
    create table pgboss.test_clock (now timestamptz not null, told_at timestamptz not null);
    insert into pgboss.test_clock values ('2026-11-02T09:00:00Z', now());
    create or replace function pgboss.job_now() returns timestamptz language sql stable
      as 'select now + (now() - told_at) / 1000 from pgboss.test_clock'`)

/** The same moment told again is no new beginning: what was enqueued since stays older. */
export const tellTheQueue = (pool: pg.Pool, clock: Clock) =>
  pool.query('update pgboss.test_clock set now = $1, told_at = now() where now <> $1', [clock.now()])
