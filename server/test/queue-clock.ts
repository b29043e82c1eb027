import type pg from 'pg'
import type { Clock } from '../src/platform/clock.ts'

/** The queue asks a function of its own for the time; here that function reads what the test last said. */
export const letTestsMoveTheQueue = (pool: pg.Pool) =>
  pool.query(`
    create table pgboss.test_clock (now timestamptz not null);
    insert into pgboss.test_clock values ('2026-11-02T09:00:00Z');
    create or replace function pgboss.job_now() returns timestamptz language sql stable
      as 'select now from pgboss.test_clock'`)

export const tellTheQueue = (pool: pg.Pool, clock: Clock) =>
  pool.query('update pgboss.test_clock set now = $1', [clock.now()])
