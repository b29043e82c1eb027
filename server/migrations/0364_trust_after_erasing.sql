-- set when a hidden article is erased: only articles that our team approves later count for trust
alter table agent add column articles_trusted_from timestamptz;
