/** How somebody who travels along is related to the client. */
export const RELATIONS = ['partner', 'child', 'parent', 'sibling', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

export const MOST_TRAVELLERS = 9

/** The client is one of them. */
export const MOST_PEOPLE = MOST_TRAVELLERS + 1

const LONGEST = 200

const cut = (words: string, most: number) =>
  words.length > most ? [...words].slice(0, most).join('') : words

/** `Passport (Ama Asante)`: whose document it is. */
export function nameForPerson(name: string, person: string) {
  const whose = ` (${cut(person, LONGEST / 2)})`
  return `${cut(name, LONGEST - whose.length)}${whose}`
}
