-- what people report messages for: paying or talking elsewhere, and spam
alter table report drop constraint report_category_check, add constraint report_category_check
  check (category in ('illegal', 'misleading', 'offensive', 'private', 'copied', 'outside', 'spam', 'other')) not valid;
