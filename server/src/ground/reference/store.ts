import { sql } from 'kysely'
import type pg from 'pg'
import type { Reader } from '../../platform/database/database.ts'

/** The hottest lists are written as SQL: nothing is built for each call, and each is prepared once a connection. */
const LIST_COUNTRIES = {
  name: 'list-countries',
  text: `
    select country.iso, country.name, native_name, dial_codes, continent, capital, currencies, languages,
           coalesce(visas.count, 0)::int as visa_count
    from country
    left join (select country_iso, count(*) from visa where replaced_by is null group by country_iso) visas on visas.country_iso = country.iso
    order by country.name`,
}

export interface CountryRow {
  iso: string
  name: string
  native_name: string
  dial_codes: string[]
  continent: string
  capital: string | null
  currencies: string[]
  languages: string[]
  visa_count: number
}

export const allCountries = async (pool: pg.Pool) => (await pool.query<CountryRow>(LIST_COUNTRIES)).rows

export const findCountry = (db: Reader, iso: string) =>
  db
    .selectFrom('country')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('visa')
        .whereRef('visa.country_iso', '=', 'country.iso')
        .where('replaced_by', 'is', null)
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('visa_count'))
        .as('visa_count'),
    )
    .where('iso', '=', iso)
    .executeTakeFirst()

export const regulatorsOf = (db: Reader, iso: string) =>
  db.selectFrom('regulator').selectAll().where('country_iso', '=', iso).orderBy('code').execute()

const licenceClasses = (db: Reader) =>
  db
    .selectFrom('licence_class')
    .select(['country_iso', 'regulator', 'code', 'name', 'may', 'closed_visas'])
    .orderBy('country_iso')
    .orderBy('regulator')
    .orderBy('position')
export type LicenceClassRow = Awaited<ReturnType<typeof classesIn>>[number]

export const allClasses = (db: Reader) => licenceClasses(db).execute()

export const classesIn = (db: Reader, iso: string) =>
  licenceClasses(db).where('country_iso', '=', iso).execute()

/** Each class has a row, and so has each regulator without any. */
export const kindsOfLicences = (db: Reader) =>
  db
    .selectFrom('regulator')
    .leftJoin('licence_class as kind', (join) =>
      join
        .onRef('kind.country_iso', '=', 'regulator.country_iso')
        .onRef('kind.regulator', '=', 'regulator.code'),
    )
    .select((eb) => [
      'regulator.country_iso',
      'regulator.code as regulator',
      'kind.code',
      eb.fn.coalesce('kind.name', 'regulator.name').as('name'),
      'kind.closed_visas',
    ])
    .orderBy('regulator.country_iso')
    .orderBy(sql`regulator.code = 'BAR'`)
    .orderBy('regulator.code')
    .orderBy('kind.position')
    .execute()

/** A country's own programmes, or the general visas where the catalogue knows none. */
export async function visasOf(db: Reader, iso: string, hasOwn: boolean) {
  const visas = db.selectFrom('visa').selectAll().where('replaced_by', 'is', null).orderBy('position')
  return (hasOwn ? visas.where('country_iso', '=', iso) : visas.where('country_iso', 'is', null)).execute()
}

/** The code may be a former one; undefined means that nobody knows it. */
export const visaCalled = (
  db: Reader,
  { iso, code, hasOwn }: { iso: string; code: string; hasOwn: boolean },
) =>
  db
    .selectFrom('visa')
    .selectAll()
    .where('id', '=', (eb) =>
      eb
        .selectFrom('visa as named')
        .select((named) => named.fn.coalesce('named.replaced_by', 'named.id').as('id'))
        .where('named.id', '=', `${hasOwn ? iso.toLowerCase() : 'general'}/${code}`),
    )
    .executeTakeFirst()

/** The names come in the order of the catalogue. */
export async function visaNamesOf(db: Reader, iso: string, hasOwn: boolean) {
  const visas = db
    .selectFrom('visa')
    .select(['id', 'name', 'purposes'])
    .where('replaced_by', 'is', null)
    .orderBy('position')
  return (hasOwn ? visas.where('country_iso', '=', iso) : visas.where('country_iso', 'is', null)).execute()
}

const LIST_PURPOSES = {
  name: 'list-purposes',
  text: 'select slug, name, description, questions from purpose order by position',
}

export interface PurposeRow {
  slug: string
  name: string
  description: string | null
  questions: string[] | null
}

export const allPurposes = async (pool: pg.Pool) => (await pool.query<PurposeRow>(LIST_PURPOSES)).rows

export const countriesWithPlaces = (db: Reader) =>
  db
    .selectFrom('country')
    .select(['iso', 'name'])
    .where((eb) => eb.exists(eb.selectFrom('state').whereRef('state.country_iso', '=', 'country.iso')))
    .orderBy('name')
    .execute()

export const statesOf = (db: Reader, iso: string) =>
  db.selectFrom('state').select(['code', 'name']).where('country_iso', '=', iso).orderBy('name').execute()

export const citiesOf = (db: Reader, iso: string, stateCode: string) =>
  db
    .selectFrom('city')
    .select('name')
    .where('country_iso', '=', iso)
    .where('state_code', '=', stateCode)
    .orderBy('name')
    .execute()

interface PlaceIds {
  country: string
  state: string
  city: string | null
}

/** Each part lies within the one before. */
export const findPlace = (db: Reader, { country, state, city }: PlaceIds) =>
  db
    .selectNoFrom((eb) => {
      const states = eb.selectFrom('state').select('code').where('country_iso', '=', country)
      const cities = eb
        .selectFrom('city')
        .select('name')
        .where('country_iso', '=', country)
        .where('state_code', '=', state)
      return [
        eb.exists(states).$castTo<boolean>().as('has_country'),
        eb
          .exists(states.where('code', '=', state))
          .$castTo<boolean>()
          .as('has_state'),
        eb
          .exists(cities.where('name', '=', city))
          .$castTo<boolean>()
          .as('has_city'),
      ]
    })
    .executeTakeFirstOrThrow()

export const findAim = (db: Reader, { country, purpose }: { country: string; purpose: string }) =>
  db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('country').select('iso').where('iso', '=', country))
        .$castTo<boolean>()
        .as('has_country'),
      eb
        .exists(eb.selectFrom('purpose').select('slug').where('slug', '=', purpose))
        .$castTo<boolean>()
        .as('has_purpose'),
    ])
    .executeTakeFirstOrThrow()

export const findVisa = (db: Reader, id: string) =>
  db.selectFrom('visa').select(['country_iso', 'purposes']).where('id', '=', id).executeTakeFirst()
export const namesOfCountries = (db: Reader) => db.selectFrom('country').select(['iso', 'name']).execute()
