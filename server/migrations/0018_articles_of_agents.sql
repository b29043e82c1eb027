-- Articles are of agents who are here. Those of agents who never joined are told anew with the story.

delete from showcase_article where agent_uuid not in (select person_id from agent);
alter table showcase_article
  drop constraint showcase_article_agent_uuid_fkey,
  add constraint showcase_article_agent_uuid_fkey foreign key (agent_uuid) references agent on delete cascade;
drop table showcase_agent;
