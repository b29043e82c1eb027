import { FACT_KINDS } from '@sojourn/contract/ground/fact-words'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { newestCorrections } from './corrections/store.ts'
import { correctionsByOrigin } from './corrections/with-corrections.ts'
import { licenceClassRows } from './licences/licence-class-rows.ts'
import type { ReferenceData } from './reference-files.ts'
import type { CountryCatalogue } from './visas/read-visas.ts'
import { visaRows } from './visas/visa-rows.ts'

/**
 * Countries and visas are updated in place, because other tables point to them; places are written anew.
 * Each table takes one statement, its rows handed over as one JSON text.
 */
export async function replaceReference(tx: Tx, data: ReferenceData) {
  await upsertCountries(tx, data)
  await replaceRegulators(tx, data)
  await replacePlaces(tx, data)
  await upsertPurposes(tx, data)
  await upsertVisas(tx, data)
}

async function upsertCountries(tx: Tx, { countries, visas, licensed }: ReferenceData) {
  const about = new Map(visas.map((file) => [file.country, file]))
  const notices = new Map(licensed.map(({ country, notice }) => [country, notice]))
  const rows = countries.map((country) => ({
    ...country,
    summary: about.get(country.iso)?.summary ?? null,
    authority_name: about.get(country.iso)?.authority.name ?? null,
    authority_url: about.get(country.iso)?.authority.url ?? null,
    checked: oldestCheck(about.get(country.iso)),
    warnings: about.get(country.iso)?.warnings ?? [],
    licence_notice: notices.get(country.iso) ?? null,
  }))
  await sql`
    insert into country select * from jsonb_populate_recordset(null::country, ${JSON.stringify(rows)}::jsonb)
    on conflict (iso) do update set
      name = excluded.name, native_name = excluded.native_name, dial_codes = excluded.dial_codes,
      continent = excluded.continent, capital = excluded.capital, currencies = excluded.currencies,
      languages = excluded.languages, summary = excluded.summary, authority_name = excluded.authority_name,
      authority_url = excluded.authority_url, checked = excluded.checked, warnings = excluded.warnings,
      licence_notice = excluded.licence_notice
  `.execute(tx)
}

function oldestCheck(file: CountryCatalogue | undefined) {
  const months = (file?.visas ?? []).flatMap(({ facts }) =>
    FACT_KINDS.flatMap((kind) => facts[kind]?.checked.slice(0, 7) ?? []),
  )
  return months.toSorted()[0] ?? null
}

async function replaceRegulators(tx: Tx, { licensed, visas }: ReferenceData) {
  const rows = licensed.flatMap(({ country, regulators }) =>
    regulators.map(({ classes: _, ...regulator }) => ({ country_iso: country, ...regulator })),
  )
  const classes = licenceClassRows(licensed, visas)
  await tx.deleteFrom('regulator').execute()
  await sql`insert into regulator select * from jsonb_populate_recordset(null::regulator, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
  await tx.deleteFrom('licence_class').execute()
  await sql`insert into licence_class select * from jsonb_populate_recordset(null::licence_class, ${JSON.stringify(classes)}::jsonb)`.execute(
    tx,
  )
}

async function replacePlaces(tx: Tx, { places }: ReferenceData) {
  const states = places.flatMap(({ country, states }) =>
    states.map(({ code, name }) => ({ country_iso: country, code, name })),
  )
  const cities = places.flatMap(({ country, states }) =>
    states.flatMap(({ code, cities }) =>
      cities.map((name) => ({ country_iso: country, state_code: code, name })),
    ),
  )
  await tx.deleteFrom('state').execute()
  await sql`insert into state select * from jsonb_populate_recordset(null::state, ${JSON.stringify(states)}::jsonb)`.execute(
    tx,
  )
  await sql`insert into city select * from jsonb_populate_recordset(null::city, ${JSON.stringify(cities)}::jsonb)`.execute(
    tx,
  )
}

async function upsertPurposes(tx: Tx, { purposes }: ReferenceData) {
  await tx
    .insertInto('purpose')
    .values(
      purposes.map((purpose, position) => ({ ...purpose, questions: [...purpose.questions], position })),
    )
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
        questions: eb.ref('excluded.questions'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}

async function upsertVisas(tx: Tx, { visas, general }: ReferenceData) {
  const corrections = correctionsByOrigin(await newestCorrections(tx))
  const rows = visaRows(visas, general, corrections)
  await sql`
    insert into visa select * from jsonb_populate_recordset(null::visa, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set
      name = excluded.name, purposes = excluded.purposes, description = excluded.description,
      min_days = excluded.min_days, max_days = excluded.max_days, fee_amount = excluded.fee_amount,
      fee_currency = excluded.fee_currency, url = excluded.url, checklist = excluded.checklist,
      position = excluded.position, facts = excluded.facts, origin = excluded.origin, aliases = excluded.aliases,
      former_codes = excluded.former_codes, front_door = excluded.front_door, promises = excluded.promises,
      replaced_by = excluded.replaced_by
  `.execute(tx)
  await tx
    .deleteFrom('visa')
    .where(
      'id',
      'not in',
      rows.map((row) => row.id),
    )
    .execute()
}
