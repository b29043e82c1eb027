import type { Reader } from '../../../platform/database/database.ts'
import { kindsOfLicences as list } from '../store.ts'

/** Every class of licence, and each regulator that has none as one kind. */
export const kindsOfLicences = async (db: Reader) =>
  (await list(db)).map(({ country_iso, regulator, code, name, closed_visas }) => ({
    country: country_iso,
    regulator,
    code,
    name,
    closedVisas: closed_visas ?? [],
  }))
