import { sql } from 'kysely'

/** Of a `service` of a country on licence: whether a licence its agent holds on this day is of a class that opens its visa. */
export const openedBy = (today: string) => sql<boolean>`exists (
  select from licence
  where licence.agent_id = service.agent_id and licence.country_iso = service.country_iso
    and licence.status = 'verified' and licence.valid_until >= ${today}
    and (licence.class_code is null or exists (
      select from licence_class
      where licence_class.country_iso = licence.country_iso and licence_class.regulator = licence.regulator
        and licence_class.code = licence.class_code and service.visa_id <> all (licence_class.closed_visas)
    ))
)`
