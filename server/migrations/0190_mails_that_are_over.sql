-- What a waiting mail asks for is over once one of these facts of its order came after it: then it is not sent.
alter table mail_body
  add column over_order uuid,
  add column over_by text[] not null default '{}';
