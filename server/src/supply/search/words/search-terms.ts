import type { Said } from '../dictionary/understand.ts'

/** One thing a search asks for, in the words of a tsquery. */
export interface Unit {
  countries: string[]
  purposes: string[]
  /** Each visa has its country beside it. */
  visas: { id: string; country: string }[]
  /** Other terms any of which will do, such as languages. */
  others: string[]
  /** The words as they were typed, as a term. */
  literal: string
  /** Agents who have the words themselves come first. */
  isBetterLiteral: boolean
  /** False of what only says who comes first. */
  isRequired: boolean
}

/** A lexeme stands like this in the text of a tsquery. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const wordUnit = (literal: string): Unit => ({
  countries: [],
  purposes: [],
  visas: [],
  others: [],
  literal,
  isBetterLiteral: false,
  isRequired: true,
})

const EVERYBODY = quoted(':')

/** Words like "lawyer" and "visa" mean every agent, and who says so comes first. */
export const everybodyUnit = (literal: string): Unit => ({
  ...wordUnit(literal),
  others: [EVERYBODY],
  isBetterLiteral: true,
})

export function unitOf({ meaning }: Said, literal: string): Unit {
  const { countries, purposes, languages, visas, isProfession } = meaning
  return {
    countries,
    purposes,
    visas: visas.map((id) => ({ id, country: id.slice(0, 2).toUpperCase() })),
    others: languages.map((code) => quoted(`l:${code}`)),
    literal,
    isBetterLiteral: isProfession,
    isRequired: [countries, purposes, languages, visas].some(({ length }) => length > 0),
  }
}

/** A purpose or visa is asked for in the country that is named beside it. */
export function all(units: Unit[]) {
  const places = units.filter(({ countries }) => countries.length > 0)
  const aims = units.filter(isAim)
  const parts =
    places.length > 0 && aims.length > 0
      ? [
          ...places.flatMap((place) => aims.map((aim) => aimIn(place, aim))),
          ...units.filter((unit) => !places.includes(unit) && !aims.includes(unit)).map(alone),
        ]
      : units.map(alone)
  return parts.join('&')
}

const isAim = ({ countries, purposes, visas }: Unit) =>
  countries.length === 0 && (purposes.length > 0 || visas.length > 0)

const any = (terms: string[]) => `(${terms.join('|')})`

const inAim = (country: string, aim = '') => quoted(`${country}:${aim}`)

function alone(unit: Unit) {
  const { countries, others, literal } = unit
  return any([...countries.map((country) => inAim(country)), ...aimTerms(unit), ...others, literal])
}

/** A visa says more than the purposes it serves. */
const aimTerms = ({ visas, purposes }: Unit) =>
  visas.length > 0
    ? visas.map(({ id, country }) => inAim(country, id))
    : purposes.map((purpose) => inAim('', purpose))

function aimIn(place: Unit, aim: Unit) {
  const there = any(place.countries.map((country) => inAim(country)))
  const visas = aim.visas.filter(({ country }) => place.countries.includes(country))
  const aims =
    visas.length > 0
      ? visas.map(({ id, country }) => inAim(country, id))
      : place.countries.flatMap((country) => aim.purposes.map((purpose) => inAim(country, purpose)))
  return any([
    ...aims,
    ...(aim.visas.length > 0 ? [`${there}&${aim.literal}`] : []),
    ...(place.others.length > 0 ? [`${any(place.others)}&${alone(aim)}`] : []),
  ])
}

/** A visa nobody offers is sought by what it is for, in its country. */
export const widened = (units: Unit[], purposesOf: Map<string, string[]>) =>
  units.map((unit) => ({
    ...unit,
    visas: unit.visas.flatMap(({ id, country }) =>
      (purposesOf.get(id) ?? []).map((purpose) => ({ id: purpose, country })),
    ),
  }))

/** Agents who have all of these come first, then those who have all but one, but two and so on. */
export const most = (units: Unit[]) => [
  all(units),
  ...units.slice(1).map((_, left) => any(without(units, left + 1).map((some) => `(${all(some)})`))),
]

/** This many units are left out, in every way. */
function without(units: Unit[], count: number): Unit[][] {
  if (count === 0) return [units]
  return units.flatMap((_, at) =>
    without(units.slice(at + 1), count - 1).map((tail) => [...units.slice(0, at), ...tail]),
  )
}
