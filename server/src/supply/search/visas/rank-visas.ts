import { correct } from '../dictionary/correct.ts'
import { wordsIn } from '../dictionary/letters.ts'
import { type Said, understand } from '../dictionary/understand.ts'
import type { SearchedVisa } from './visa-search-store.ts'

/** Questions are put with these words, and each page answers all that they ask of a visa. */
const OF_QUESTIONS = new Set(
  `a about am an and any apply applying application are at average be by can cost costs charge charges citizens cheap cheapest
  current currently did do document documents does duration expensive fast fee fees for from get getting give government how i if in is
  it its length long many me minimum money months much my need needed new now of official on or our paper papers pay people per permission
  price prices process processing quick quickly rate required requirement requirements should step steps take takes the there this
  time times timeline to total visa visas wait waiting weeks what when where which who will with work_time year you your`.split(
    /\s+/,
  ),
)

const MOST_FOUND = 20
/** A visa that shares less with a question is not what was asked. */
const LEAST = 15

/** An alias says less than the name. */
const ALIAS = 0.8
/** The most wanted stand first in the catalogue. */
const BEHIND = 0.8
const LAST_THAT_COUNTS = 20

/** `Visitor visa (temporary resident visa)` is asked for as what stands before. */
const shortName = (name: string) => name.replace(/\(.*?\)/g, '')

interface Asked {
  /** Words of places and of questions are left out. */
  words: string[]
  /** These name a place; in the name of a visa they tell nothing more. */
  ofPlaces: ReadonlySet<string>
  countries: ReadonlySet<string>
  purposes: ReadonlySet<string>
  visas: ReadonlySet<string>
}

/** The ids of the visas a question is about, the likeliest first. */
export function rankVisas(visas: readonly SearchedVisa[], question: string): string[] {
  const names = new Set(visas.flatMap(wordsOfVisa))
  const typed = wordsIn(question)
  const asked = readQuestion(correct(typed, (word) => names.has(word) || OF_QUESTIONS.has(word)) ?? typed)
  const here = asked.countries.size > 0 ? visas.filter(({ country }) => asked.countries.has(country)) : visas
  const isAboutAll = asked.words.length === 0 && asked.purposes.size === 0 && asked.visas.size === 0
  if (isAboutAll) return asked.countries.size > 0 ? here.slice(0, MOST_FOUND).map(({ id }) => id) : []
  return here
    .map((visa) => ({ id: visa.id, score: scoreOf(visa, asked) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_FOUND)
    .map(({ id }) => id)
}

function readQuestion(words: string[]): Asked {
  const { said } = understand(words)
  const places = said.filter(({ meaning }) => meaning.countries.length > 0)
  // "From India to Canada" is about Canada.
  const destinations = places.filter((place) => !isOrigin(place, words))
  const named = destinations.length > 0 ? destinations : places
  const ofPlaces = new Set(said.filter(isPlaceOnly).flatMap((place) => place.words))
  return {
    ofPlaces,
    words: words.filter((word) => !OF_QUESTIONS.has(word) && !ofPlaces.has(word)),
    countries: new Set(named.flatMap(({ meaning }) => meaning.countries)),
    purposes: new Set(said.flatMap(({ meaning }) => meaning.purposes)),
    visas: new Set(said.flatMap(({ meaning }) => meaning.visas)),
  }
}

const isPlaceOnly = ({ meaning }: Said) =>
  meaning.visas.length === 0 &&
  meaning.purposes.length === 0 &&
  (meaning.countries.length > 0 || meaning.isNationality)

const isOrigin = (place: Said, words: string[]) => {
  const at = words.indexOf(place.words[0] ?? '')
  return words[at - 1] === 'from' || words[at - 1] === 'for'
}

function scoreOf(visa: SearchedVisa, { words, ofPlaces, purposes, visas }: Asked) {
  const [first, ...more] = visa.purposes
  const likeness = (text: string) =>
    likenessOf(
      wordsIn(text).filter((word) => !ofPlaces.has(word)),
      words,
    )
  const aliases = (visa.aliases ?? []).map((text) => likeness(text) * ALIAS)
  return (
    (visas.has(visa.id) ? 80 : 0) +
    (first && purposes.has(first) ? 30 : 0) +
    (more.some((one) => purposes.has(one)) ? 10 : 0) +
    Math.max(likeness(shortName(visa.name)), ...aliases) -
    Math.min(visa.position, LAST_THAT_COUNTS) * BEHIND
  )
}

/** Up to 50 points say how much of a name was said; what the name says beside it counts against it. */
function likenessOf(name: string[], words: string[]) {
  const telling = name.filter(isTelling)
  if (telling.length === 0) return 0
  const said = telling.filter((word) => words.some((one) => areAlike(one, word))).length
  return (50 * said) / telling.length - 2 * (telling.length - said)
}

const isTelling = (word: string) => !OF_QUESTIONS.has(word) && word !== 'permit'

const wordsOfVisa = ({ name, aliases }: SearchedVisa) => [name, ...(aliases ?? [])].flatMap(wordsIn)

/** People say these for one another. */
const SAME = new Map(
  [
    'partner spouse spousal wife husband marriage married',
    'visitor tourist tourism visiting visit',
    'student study studying studies',
    'child children son daughter kids',
    'parent parents mother father',
    'citizenship citizen naturalisation naturalization',
    'worker work working job',
  ].flatMap((line) => line.split(' ').map((word): [string, string] => [word, line])),
)

const SHORTEST_STEM = 4

/** Two words are alike if one begins as the other does, but for its ending: "students" and "student", "residency" and "residence". */
function areAlike(one: string, other: string) {
  if (one === other || (SAME.get(one) ?? one) === (SAME.get(other) ?? other)) return true
  const shorter = one.length < other.length ? one : other
  const longer = one.length < other.length ? other : one
  const stem = shorter.slice(0, Math.max(SHORTEST_STEM, shorter.length - 2))
  return shorter.length >= SHORTEST_STEM && longer.length - shorter.length <= 4 && longer.startsWith(stem)
}
