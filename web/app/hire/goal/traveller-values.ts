import type { ShownTraveller } from '@sojourn/contract/work/travellers'

/** The places of people in the form, in one input: a place keeps its number when another is taken away. */
export const PLACES = 'travellers'

export const placesIn = (text: string | undefined) => (text ? text.split(' ').map(Number) : [])

export const inputOfPerson = (place: number, field: string) => `${PLACES}.${place}.${field}`

export const travellerDefaults = (people: readonly ShownTraveller[]): Record<string, string> => ({
  [PLACES]: people.map((_, place) => place).join(' '),
  ...Object.fromEntries(
    people.flatMap(({ name, relation, born_on, passport }, place) => [
      [inputOfPerson(place, 'name'), name],
      [inputOfPerson(place, 'relation'), relation],
      [inputOfPerson(place, 'born_on'), born_on ?? ''],
      [inputOfPerson(place, 'passport'), passport?.id ?? ''],
    ]),
  ),
})

/** A person about whom nothing was typed is none. */
const filledPlaces = (data: FormData) =>
  placesIn(String(data.get(PLACES) ?? '')).filter((place) =>
    ['name', 'relation', 'born_on', 'passport'].some((field) => textIn(data, place, field) !== ''),
  )

const textIn = (data: FormData, place: number, field: string) =>
  String(data.get(inputOfPerson(place, field)) ?? '').trim()

/** Nothing is said of others where nobody is and nobody was: a server of the release before would refuse to hear of them. */
export function readTravellers(data: FormData, before: readonly ShownTraveller[] = []) {
  const travellers = filledPlaces(data).map((place) => ({
    name: textIn(data, place, 'name'),
    relation: textIn(data, place, 'relation'),
    born_on: textIn(data, place, 'born_on') || null,
    passport: textIn(data, place, 'passport') || null,
  }))
  return travellers.length > 0 || before.length > 0 ? { travellers } : {}
}

/** The input of the person a complaint is about; rules count people, and the form their places. */
export function inputOfTravellers(complaint: string, data: FormData) {
  const [, index, field] = /^travellers\.(\d+)\.(\w+)$/.exec(complaint) ?? []
  const place = filledPlaces(data)[Number(index)]
  return field === undefined || place === undefined ? complaint : inputOfPerson(place, field)
}
