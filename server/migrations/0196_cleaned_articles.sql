-- By which rules the words of an article were cleaned, and of which words that is told: served as they are where both
-- still hold. Nothing is told of what the release before writes, which is cleaned when it is read.
alter table article add column html_mark text not null default '';
alter table live_article add column html_mark text not null default '';
