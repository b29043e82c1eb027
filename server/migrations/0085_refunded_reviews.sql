-- A client who got everything back in a conflict can review the agent; the review says so.
alter table review add column refunded boolean not null default false;
