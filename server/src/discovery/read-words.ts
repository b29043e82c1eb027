import type { Context } from '../context.ts'
import { RecentlyRead } from './recently-read.ts'
import { isSmall, weightyWords } from './small-words.ts'
import { isMeant, slipsBetween, slipsOf } from './typing-slips.ts'
import { alikeWords, countHaving, wordsBeginning, wordsOf } from './word-store.ts'

/** What was typed, as PostgreSQL searches for it. */
export interface Words {
  /** All words stand in the name. */
  name: string
  /** All words but small ones stand somewhere. */
  exact: string
  /** The same with words that look alike; null where the exact ones find enough. */
  loose: string | null
  /** So few have them that all are looked at at once. */
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

/** Null for text without a single letter or digit. */
export async function readWords(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  query = '',
): Promise<Words | null> {
  const typed = query.trim()
  if (!typed) return null
  return read.get(pool, typed, clock.now().getTime(), () => readAnew(pool, typed))
}

async function readAnew(pool: Context['pool'], typed: string): Promise<Words | null> {
  const all = await wordsOf(pool, typed)
  const words = weightyWords(all).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  // Small words may be names too.
  const names = all.filter((word) => isSmall(word) || words.includes(word))
  const begun = await wordsBeginning(pool, words.filter(isLongEnough), MOST_BEGUN + 1)
  const exact = every(words, (word) => oneOf(begun.get(word)) ?? beginning(word))
  const name = every(names, (word) => beginning(`n:${word}`, word))
  const having = await countHaving(pool, `(${exact})|(${name})`, FEW + 1)
  const loose = having < ENOUGH ? await loosen(pool, words) : null
  const havingAlike = loose ? await countHaving(pool, loose, FEW + 1) : having
  return { name, exact, loose, isRare: having <= FEW, isLooseRare: havingAlike <= FEW }
}

async function loosen(pool: Context['pool'], words: string[]) {
  const alike = await alikeWords(
    pool,
    words.map((typed) => ({ typed, slips: slipsOf(typed) })),
  )
  return every(words, (word) => {
    const meant = (alike.get(word) ?? [])
      .filter((candidate) => isMeant(word, candidate))
      .toSorted((one, other) => slipsBetween(word, one) - slipsBetween(word, other))
      .slice(0, MOST_MEANT)
    return `(${[beginning(word), ...meant.map(quoted)].join('|')})`
  })
}

const every = (words: string[], term: (word: string) => string) => words.map(term).join('&')

/** People type the beginning of a word; of a very short one everything would begin so. */
const isLongEnough = (word: string) => word.length >= SHORTEST_PREFIX

const beginning = (lexeme: string, word = lexeme) =>
  isLongEnough(word) ? `${quoted(lexeme)}:*` : quoted(lexeme)

/** Whole words, where there are few, are looked up together with others in a fraction of the time. */
const oneOf = (words: string[] = []) =>
  words.length > 0 && words.length <= MOST_BEGUN ? `(${words.map(quoted).join('|')})` : null

/** A lexeme in the text of a tsquery. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
