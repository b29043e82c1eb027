import type pg from 'pg'
import type { Clock } from '../src/platform/clock.ts'

/**
 * The queue asks a function of its own for the time; here that function reads what the test last said. The queue runs
 * jobs by the time they were added: of two added at the same moment of a test the first is made a trifle older.
 */
export const letTestsMoveTheQueue = (pool: pg.Pool) =>
  pool.query(`
    create table pgboss.test_clock (now timestamptz not null);
    insert into pgboss.test_clock values ('2026-11-02T09:00:00Z');
    create or replace function pgboss.job_now() returns timestamptz language sql stable
      as 'select now from pgboss.test_clock';
    create sequence pgboss.test_order;
    create function pgboss.keep_test_order() returns trigger language plpgsql as $$
      begin
        new.created_on := new.created_on + nextval('pgboss.test_order') * interval '1 microsecond';
        return new;
      end $$;
    create trigger keep_test_order before insert on pgboss.job
      for each row execute function pgboss.keep_test_order()`)

export const tellTheQueue = (pool: pg.Pool, clock: Clock) =>
  pool.query('update pgboss.test_clock set now = $1', [clock.now()])
