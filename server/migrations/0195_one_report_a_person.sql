-- Of what one person reports again and again, one report waits: the one our team has taken, else the first. Nothing
-- refers to the others, and their reporter hears the decision once.
delete from report where id in (
  select id from (
    select id, row_number() over (
      partition by kind, subject_id, reporter_id order by status = 'claimed' desc, created_at, id
    ) as place
    from report
    where reporter_id is not null and status in ('open', 'claimed')
  ) as waiting
  where place > 1
);

-- A report that was decided, or is objected to, leaves room for a new one.
create unique index report_once on report (kind, subject_id, reporter_id)
  where reporter_id is not null and status in ('open', 'claimed');
