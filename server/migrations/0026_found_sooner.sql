-- Who counts offers looks no further than those cheap or quick enough: two indexes that have all that is asked of them
-- stand for three.
drop index found_offer_to_count, found_offer_by_price, found_offer_by_speed;
create index found_offer_by_price on found_offer (country_iso, aim, min_price, agent_id)
  include (rating, min_days, cheapest_is_quickest, licensed, languages, found_since);
create index found_offer_by_speed on found_offer (country_iso, aim, min_days, agent_id)
  include (rating, min_price, cheapest_is_quickest, licensed, languages, found_since);
