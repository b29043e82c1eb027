import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, list, one, usualOr } from '../calls/call.ts'
import { Status } from '../calls/status-pair.ts'
import { PROMISES } from './promises.ts'
import { Nationalities, ShownFacts } from './visa-facts.ts'

export const CountryIso = z.string().regex(/^[A-Za-z]{2}$/)

export const Country = z.strictObject({
  /** ISO 3166-1 alpha-2 is also the country's ISO code in every payload. */
  id: z.string(),
  name: z.string(),
  native_name: z.string(),
  dial_codes: z.array(z.string()),
  continent: z.string(),
  capital: z.string().nullable(),
  currencies: z.array(z.string()),
  languages: z.array(z.string()),
  flag: z.string(),
  /** It is 0 where only the general visas apply. */
  visa_count: z.number().int(),
})
export type Country = z.output<typeof Country>

export const Purpose = z.strictObject({ id: z.string(), name: z.string() })
export type Purpose = z.output<typeof Purpose>

/** A purpose with what it is for, and what to ask oneself before choosing a visa for it. */
export const PurposeDetails = Purpose.extend({ description: z.string(), questions: z.array(z.string()) })
export type PurposeDetails = z.output<typeof PurposeDetails>

export const Visa = z.strictObject({
  id: z.string(),
  /** Codes it had before, or that were split or joined into it; links to them still lead here. */
  former_codes: z.array(z.string()),
  name: z.string(),
  aliases: z.array(z.string()),
  purposes: z.array(Purpose),
  description: z.string(),
  /** Most countries have this range; null means that it is not known, and a null fee means the same. */
  processing_time: z.strictObject({ min_days: z.number().int(), max_days: z.number().int() }).nullable(),
  fee: Money.nullable(),
  facts: ShownFacts,
  /** Set where only licensed people may help with it. */
  needs_licensed_agent: z.boolean(),
  /** It is null where each class may. */
  licence_limits: z.string().nullable(),
  url: z.string().nullable(),
  /** Set where the address is only the front door of the authority's site. */
  front_door: z.boolean(),
  /** The title of its page promises these, because they are known. */
  promises: z.array(z.enum(PROMISES)),
  checklist: z.array(z.string()),
})
export type Visa = z.output<typeof Visa>

export const Authority = z.strictObject({ name: z.string(), url: z.string() })

/** A class of licence, and what its holders may do in plain words. */
export const LicenceClass = z.strictObject({ code: z.string(), name: z.string(), may: z.string() })
export type LicenceClass = z.output<typeof LicenceClass>

export const Regulator = z.strictObject({
  code: z.string(),
  name: z.string(),
  url: z.string(),
  /** It describes what a number looks like; null means that no source says it. */
  number_form: z.string().nullable(),
  /** The widest comes first; the list is empty where all licences are alike. */
  classes: z.array(LicenceClass),
})
export type Regulator = z.output<typeof Regulator>

/** The rule of a country where only licensed people may advise. */
export const LicenceRule = z.strictObject({ notice: z.string(), regulators: z.array(Regulator) })
export type LicenceRule = z.output<typeof LicenceRule>

/** A warning cuts across visas: it is a ban, a pause, a new law. */
export const Warning = z.strictObject({
  text: z.string(),
  source: z.string(),
  checked: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** The ids of the visas it is about; empty where it is about all. */
  visas: z.array(z.string()),
  nationalities: Nationalities.nullable(),
})
export type Warning = z.output<typeof Warning>

export const CountryDetails = Country.extend({
  summary: z.string().nullable(),
  authority: Authority.nullable(),
  /** Only those in force today are listed. */
  warnings: z.array(Warning),
  /** The month in which the oldest fact was checked, YYYY-MM. */
  checked: z.string().nullable(),
  /** Set where only licensed people may advise. */
  licence: LicenceRule.nullable(),
  visas: z.array(Visa),
})
export type CountryDetails = z.output<typeof CountryDetails>

export const listCountries = defineCall({
  method: 'GET',
  path: '/countries',
  summary: 'All countries, by name.',
  who: 'anyone',
  sameForAll: true,
  reply: list(Country),
})

export const showCountry = defineCall({
  method: 'GET',
  path: '/countries/{id}',
  summary:
    'A country with its visas; with `minimal` the country alone, with `purpose_id` only the visas for it.',
  who: 'anyone',
  sameForAll: true,
  params: z.object({ id: CountryIso }),
  query: z.object({ minimal: z.string().max(5).optional(), purpose_id: z.string().max(50).optional() }),
  reply: usualOr(one(CountryDetails), 'minimal', one(Country)),
})

export const GeoCountry = z.strictObject({ id: z.string(), name: z.string(), flag: z.string() })
export const GeoState = z.strictObject({ id: z.string(), name: z.string() })
export const GeoCity = z.strictObject({ id: z.string(), name: z.string() })

export const listGeoCountries = defineCall({
  method: 'GET',
  path: '/geoDb',
  summary: 'The countries one can live in, for addresses.',
  who: 'anyone',
  reply: list(GeoCountry),
})

export const listStates = defineCall({
  method: 'GET',
  path: '/geoDb/{id}/states',
  summary: 'The states of a country.',
  who: 'anyone',
  params: z.object({ id: CountryIso }),
  reply: list(GeoState),
})

export const listCities = defineCall({
  method: 'GET',
  path: '/geoDb/{id}/states/{sid}/cities',
  summary: 'The cities of a state.',
  who: 'anyone',
  params: z.object({ id: CountryIso, sid: z.string().max(20) }),
  reply: list(GeoCity),
})

export const listPurposes = defineCall({
  method: 'GET',
  path: '/purposes',
  summary: 'Why people travel.',
  who: 'anyone',
  sameForAll: true,
  reply: list(PurposeDetails),
})

const codes = z.array(Status)

export const showEnums = defineCall({
  method: 'GET',
  path: '/account/enums',
  summary: 'Every code table of the product as lists of code and label.',
  who: 'anyone',
  reply: one(
    z.strictObject({
      verification_status: codes,
      verification_level: codes,
      verification_label: codes,
      service_status: codes,
      request_status: codes,
      coupon_status: codes,
      payment_status: codes,
      order_status: codes,
      goal_status: codes,
      article_status: codes,
      open_closed: codes,
      link_status: codes,
      business_type: codes,
      payable_types: z.array(z.string()),
      owner_types: z.array(z.string()),
    }),
  ),
})

export const listTimezones = defineCall({
  method: 'GET',
  path: '/account/timezone',
  summary: 'The time zone of one’s account; with `showAvailable=1` those one can choose.',
  who: 'anyone',
  query: z.object({ showAvailable: z.literal('1').optional() }),
  reply: usualOr(
    one(z.strictObject({ timezone: z.strictObject({ name: z.string() }).nullable() })),
    'showAvailable',
    list(z.strictObject({ name: z.string(), offset_minutes: z.number().int() })),
  ),
})
