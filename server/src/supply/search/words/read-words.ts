import type { Context } from '../../../context.ts'
import { correct } from '../dictionary/correct.ts'
import { wordsIn } from '../dictionary/letters.ts'
import { understand } from '../dictionary/understand.ts'
import { RecentlyRead } from '../recently-read.ts'
import { isMeant, slipsBetween, slipsOf } from './edit-distance.ts'
import { all, everybodyUnit, most, quoted, type Unit, unitOf, widened, wordUnit } from './search-terms.ts'
import { isStopWord, weightyWords } from './stop-words.ts'
import { alikeWords, countHaving, firstHad, purposesOfVisas, wordsBeginning, wordsOf } from './word-store.ts'

/** PostgreSQL searches for these terms. */
export interface Words {
  /** All words stand in the name. */
  name: string
  /** All words but stop words stand somewhere, or what the dictionary knows they mean. */
  exact: string
  /** Agents who have the words themselves come before those who have what they mean; null means that this tells nothing more. */
  literal: string | null
  /** The same with words that look alike; null where the exact ones find enough. */
  loose: string | null
  /** Nobody has all words: these have most of them. */
  isPartial: boolean
  /** All are looked at at once, since so few have them. */
  isRare: boolean
  isLooseRare: boolean
}

/** Many ask for the same words; how common they are changes slowly. */
const read = new RecentlyRead<Words | null>()

/** More words than that narrow nothing down. */
const MOST_WORDS = 8
/** A beginning that more known words share is looked up as the beginning it is. */
const MOST_BEGUN = 8
/** The exact words find enough when they find so many. */
const ENOUGH = 3
const SHORTEST_PREFIX = 3
/** The likest of what one misspelt word may have meant. */
const MOST_MEANT = 20

const FEW = 1500

/** It is null for text without a single letter or digit. */
export async function readWords(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  query = '',
): Promise<Words | null> {
  const typed = query.trim()
  if (!typed) return null
  return read.get(pool, typed, clock.now().getTime(), () => readAnew(pool, typed))
}

async function readAnew(pool: Context['pool'], typed: string): Promise<Words | null> {
  const everything = await wordsOf(pool, typed)
  if (everything.length === 0) return null
  const typedWords = wordsIn(typed)
  const { units, words, begun } = await askedFor(pool, typedWords, everything)
  const exact = all(units.filter(isRequired))
  const better = units.filter((unit) => unit.isBetterLiteral).map((unit) => unit.literal)
  const literal = better.length > 0 ? [`(${exact})`, ...better].join('&') : null
  const name = every(namesAmong(everything), (word) => beginning(`n:${word}`, word))
  const having = await countHaving(pool, `(${exact})|(${name})`, FEW + 1)
  const found = { name, exact, literal, isPartial: false, isRare: having <= FEW }
  if (having >= ENOUGH) return { ...found, loose: null, isLooseRare: found.isRare }
  const loose = await loosen(pool, units, words)
  const corrected = correct(typedWords, (word) => (begun.get(word) ?? []).length > 0)
  const meant = corrected ? `|(${all((await askedFor(pool, corrected, [])).units.filter(isRequired))})` : ''
  const alike = `${loose}${meant}`
  const havingAlike = await countHaving(pool, `(${alike})|(${exact})|(${name})`, FEW + 1)
  const isLooseRare = havingAlike <= FEW
  if (havingAlike > 0) return { ...found, loose: alike, isLooseRare }
  return (await mostOf(pool, units, found)) ?? { ...found, loose: alike, isLooseRare }
}

interface Asked {
  units: Unit[]
  /** The words the dictionary does not know, with the unit of each. */
  words: Map<Unit, string>
  /** Known words that begin as these do. */
  begun: Map<string, string[]>
}

async function askedFor(pool: Context['pool'], typed: string[], everything: string[]): Promise<Asked> {
  const { said, rest } = understand(typed)
  const known = said.slice(0, MOST_WORDS)
  const others = rest.length > 0 && known.length > 0 ? await wordsOf(pool, rest.join(' ')) : everything
  const wanted = known.length > 0 ? others.filter((word) => !isStopWord(word)) : weightyWords(others)
  const isAllKnown = known.length > 0 && rest.length === 0
  const left = isAllKnown ? [] : wanted.slice(0, MOST_WORDS - known.length)
  const begun = await wordsBeginning(
    pool,
    [...known.flatMap((one) => one.words), ...left].filter(isLongEnough),
    MOST_BEGUN + 1,
  )
  const term = (word: string) => oneOf(begun.get(word)) ?? beginning(word)
  if (known.length === 0 && left.every(isStopWord))
    return { units: [everybodyUnit(`(${every(left, term)})`)], words: new Map(), begun }
  const words = new Map(left.map((word) => [wordUnit(term(word)), word]))
  const units = known.map((one) => unitOf(one, `(${one.words.map(term).join('&')})`))
  return { units: [...units, ...words.keys()], words, begun }
}

const isRequired = (unit: Unit) => unit.isRequired

function namesAmong(everything: string[]) {
  const weighty = weightyWords(everything).slice(0, MOST_WORDS)
  return everything.filter((word) => isStopWord(word) || weighty.includes(word))
}

/** Nobody has all of the words. */
async function mostOf(pool: Context['pool'], units: Unit[], found: Omit<Words, 'loose' | 'isLooseRare'>) {
  const purposesOf = await purposesOfVisas(
    pool,
    units.flatMap(({ visas }) => visas.map(({ id }) => id)),
  )
  const exact = await firstHad(pool, most(widened(units.filter(isRequired), purposesOf)))
  if (!exact) return null
  const isRare = (await countHaving(pool, exact, FEW + 1)) <= FEW
  return { ...found, exact, literal: null, loose: null, isPartial: true, isRare, isLooseRare: isRare }
}

async function loosen(pool: Context['pool'], units: Unit[], words: Map<Unit, string>) {
  const alike = await alikeWords(
    pool,
    [...words.values()].map((typed) => ({ typed, slips: slipsOf(typed) })),
  )
  const loosened = units.map((unit) => {
    const word = words.get(unit)
    return word === undefined ? unit : { ...unit, literal: orAlike(word, alike.get(word) ?? []) }
  })
  return all(loosened.filter(isRequired))
}

function orAlike(word: string, candidates: string[]) {
  const meant = candidates
    .filter((candidate) => isMeant(word, candidate))
    .toSorted((one, other) => slipsBetween(word, one) - slipsBetween(word, other))
    .slice(0, MOST_MEANT)
  return `(${[beginning(word), ...meant.map(quoted)].join('|')})`
}

const every = (words: string[], term: (word: string) => string) => words.map(term).join('&')

/** People type the beginning of a word; of a very short one everything would begin so. */
const isLongEnough = (word: string) => word.length >= SHORTEST_PREFIX

const beginning = (lexeme: string, word = lexeme) =>
  isLongEnough(word) ? `${quoted(lexeme)}:*` : quoted(lexeme)

/** Whole words, where there are few, are looked up together with others in a fraction of the time. */
const oneOf = (words: string[] = []) =>
  words.length > 0 && words.length <= MOST_BEGUN ? `(${words.map(quoted).join('|')})` : null
