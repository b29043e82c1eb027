import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../../../platform/database/database.ts'

/** Each once, in the order they were typed. */
export async function wordsOf(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>({
    name: 'found-words',
    text: `select array(
        select word from regexp_split_to_table($1, '\\s+') with ordinality as typed (part, place), unnest(found_words(part)) word
        group by word order by min(place), word
      ) as words`,
    values: [text],
  })
  return rows[0]?.words ?? []
}

/** Agents are counted no further than told. The statement is planned each time: rare words want another way than common ones. */
export async function countHaving(pool: pg.Pool, words: string, most: number) {
  const { rows } = await pool.query<{ count: number }>({
    text: 'select count(*) from (select from found_agent where doc @@ $1::tsquery limit $2) having_them',
    values: [words, most],
  })
  return rows[0]?.count ?? 0
}

/** The first of these that anybody has. */
export async function firstHad(pool: pg.Pool, terms: string[]) {
  if (terms.length === 0) return null
  const { rows } = await pool.query<{ words: string }>({
    text: `select words from unnest($1::text[]) with ordinality as one (words, place)
      where exists (select from found_agent where doc @@ words::tsquery) order by place limit 1`,
    values: [terms],
  })
  return rows[0]?.words ?? null
}

export async function purposesOfVisas(pool: pg.Pool, ids: string[]) {
  if (ids.length === 0) return new Map<string, string[]>()
  const { rows } = await pool.query<{ id: string; purposes: string[] }>({
    name: 'found-purposes',
    text: 'select id, purposes from visa where id = any($1::text[])',
    values: [ids],
  })
  return new Map(rows.map(({ id, purposes }) => [id, purposes]))
}

/** Known words that begin as these do, up to so many of each. */
export async function wordsBeginning(pool: pg.Pool, beginnings: string[], most: number) {
  const { rows } = await pool.query<{ beginning: string; words: string[] }>({
    name: 'found-beginning',
    text: `select beginning, array(
        select word from found_word where word >= beginning and word < beginning || chr(1114111) order by word limit $2
      ) as words
      from unnest($1::text[]) beginning`,
    values: [beginnings, most],
  })
  return new Map(rows.map(({ beginning, words }) => [beginning, words]))
}

/** For each of these words those agents are found by that may have been meant. */
export async function alikeWords(pool: pg.Pool, words: { typed: string; slips: string[] }[]) {
  const { rows } = await pool.query<{ typed: string; alike: string[] }>({
    name: 'found-alike',
    text: `select typed, found_alike(typed, array(select jsonb_array_elements_text(slips))) as alike
      from jsonb_to_recordset($1::jsonb) as one (typed text, slips jsonb)`,
    values: [JSON.stringify(words)],
  })
  return new Map(rows.map(({ typed, alike }) => [typed, alike]))
}

/** One who is brought back meanwhile writes their words again. */
export const forgetUnusedWords = (tx: Tx) =>
  sql`
    with used as materialized (
      select distinct lexeme from found_agent, unnest(tsvector_to_array(doc)) lexeme where position(':' in lexeme) = 0
    )
    delete from found_word where not exists (select from used where lexeme = word)
  `.execute(tx)
