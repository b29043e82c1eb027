-- The rules of one destination for all passports.
create index entry_rule_into on entry_rule (destination_iso);
