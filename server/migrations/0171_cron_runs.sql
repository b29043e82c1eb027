-- When each run that the clock begins was last begun, so that one whose time passed while no worker lived is made up for.
create table cron_run (
  name text primary key,
  due_at timestamptz not null
);
