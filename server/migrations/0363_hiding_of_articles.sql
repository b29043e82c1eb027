-- An article can be hidden by hand, by decisions about reports, or by both; readers see it again once none of them hides it.
alter table report add column hides boolean
  generated always as (
    coalesce(outcome = 'hidden' and settlement is distinct from 'reversed', false)
    or coalesce(outcome = 'nothing' and settlement = 'reversed', false)
  ) virtual;

-- why our team hides it by hand; null where it does not, or where that was before this was kept
alter table article add column hidden_reason text;
update article set hidden_reason = by_hand.reason
  from (
    select distinct on (details ->> 'article') details ->> 'article' as article_id, fact, reason
      from fact where fact in ('article_hidden', 'article_shown_again')
      order by details ->> 'article', created_at desc, id desc
  ) by_hand
  where article.id::text = by_hand.article_id and by_hand.fact = 'article_hidden' and article.hidden_at is not null;
