-- What the title of a visa's page promises: its fee, its time. The files say it, and a release before this one leaves it empty.
alter table visa add column promises text[];
