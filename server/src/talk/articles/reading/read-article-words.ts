import type pg from 'pg'
import type { Context } from '../../../context.ts'
import { correct } from '../../../supply/search/dictionary/correct.ts'
import { wordsIn } from '../../../supply/search/dictionary/letters.ts'
import { understand } from '../../../supply/search/dictionary/understand.ts'
import { RecentlyRead } from '../../../supply/search/recently-read.ts'
import { all, most, quoted, type Unit, unitOf, wordUnit } from '../../../supply/search/words/search-terms.ts'
import { weightyWords } from '../../../supply/search/words/stop-words.ts'
import { firstFound, plainWords } from './found-words-store.ts'

/** PostgreSQL searches articles for these three terms, the best first. */
export interface ArticleWords {
  /** All words stand in the title. */
  title: string
  /** All words stand somewhere. */
  literal: string
  /** The dictionary knows what the words mean, and the article is about that. */
  meant: string
}

const read = new RecentlyRead<ArticleWords | null>()

/** More words than that narrow nothing down. */
const MOST_WORDS = 8
const SHORTEST_PREFIX = 3

/** It is null for text without a single letter or digit. */
export async function readArticleWords(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  query = '',
): Promise<ArticleWords | null> {
  const typed = query.trim()
  if (!typed) return null
  return read.get(pool, typed, clock.now().getTime(), () => readAnew(pool, typed))
}

async function readAnew(pool: pg.Pool, typed: string): Promise<ArticleWords | null> {
  const plain = await plainWords(pool, typed)
  const words = weightyWords(plain).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  const literal = words.map((word) => begun(word)).join('&')
  const title = words.map((word) => begun(word, 'n:')).join('&')
  const typedWords = wordsIn(typed)
  const units = askedFor(typedWords, words)
  const corrected = correct(typedWords, () => false)
  const ways = [
    ...(units.length > 0 ? [all(units)] : []),
    ...(corrected ? [all(askedFor(corrected, weightyWords(corrected)))].filter(Boolean) : []),
    ...most(units.length > 0 ? units : words.map((word) => wordUnit(begun(word)))),
  ]
  const found = await firstFound(pool, [`(${literal})${ways[0] ? `|(${ways[0]})` : ''}`, ...ways])
  return { title, literal, meant: found ?? literal }
}

/** One unit for each thing the dictionary knows, and for each word it does not. */
function askedFor(typed: string[], words: string[]): Unit[] {
  const { said, rest } = understand(typed)
  const known = said
    .slice(0, MOST_WORDS)
    .map((one) => unitOf(one, `(${one.words.map((word) => begun(word)).join('&')})`))
  const left = said.length > 0 ? weightyWords(rest).filter((word) => words.includes(word)) : words
  return [...known, ...left.slice(0, MOST_WORDS).map((word) => wordUnit(begun(word)))].filter(
    ({ isRequired }) => isRequired,
  )
}

/** People type the beginning of a word; of a very short one everything would begin so. */
const begun = (word: string, mark = '') =>
  PAIRED.test(word)
    ? `(${pairsOf(word)
        .map((pair) => quoted(mark + pair))
        .join('&')})`
    : word.length >= SHORTEST_PREFIX
      ? `${quoted(mark + word)}:*`
      : quoted(mark + word)

/** Scripts that do not part their words are sought by pairs of letters, as they are kept. */
const PAIRED = /^[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]{2,}$/
const pairsOf = (word: string) => [...word].slice(1).map((letter, before) => [...word][before] + letter)
