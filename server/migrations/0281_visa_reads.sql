-- How often the page of a visa is read in a month; nobody is told who reads it.

create table visa_read (
  visa_id text not null,
  month date not null,
  reads int not null check (reads > 0),
  primary key (visa_id, month)
);
create index visa_read_of_month on visa_read (month);
