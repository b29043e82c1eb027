/** The line is kept small, as there are 250 countries. */
export interface CountryLine {
  id: string
  name: string
  /** Absent where it is the English name. */
  native_name?: string
  continent: string
  visa_count: number
}

export interface CountryFilter {
  query: string
  continent: string | null
}

/** Finds by any part of the name in English or in the country's own language, blind to accents, and by ISO code. */
export function findCountries<Line extends CountryLine>(
  countries: Line[],
  { query, continent }: CountryFilter,
) {
  const wanted = plain(query)
  return countries.filter(
    (country) => (!continent || country.continent === continent) && (!wanted || matches(country, wanted)),
  )
}

const matches = ({ id, name, native_name = '' }: CountryLine, wanted: string) =>
  id.toLowerCase() === wanted || plain(name).includes(wanted) || plain(native_name).includes(wanted)

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

export const continentsOf = (countries: CountryLine[]) =>
  [...Map.groupBy(countries, (country) => country.continent)]
    .map(([name, { length: count }]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
