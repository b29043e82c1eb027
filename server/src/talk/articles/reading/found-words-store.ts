import type pg from 'pg'

/** Each word once, in the order typed and in the letters articles are found by. */
export async function plainWords(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>({
    name: 'article-words',
    text: `select array(
        select word from regexp_split_to_table($1, '\\s+') with ordinality as typed (part, place),
          unnest(found_words(part)) word
        group by word order by min(place), word
      ) as words`,
    values: [text],
  })
  return rows[0]?.words ?? []
}

/** The first of these that any article has. */
export async function firstFound(pool: pg.Pool, terms: string[]) {
  const { rows } = await pool.query<{ words: string }>({
    text: `select words from unnest($1::text[]) with ordinality as one (words, place)
      where exists (select from found_article where doc @@ words::tsquery) order by place limit 1`,
    values: [terms],
  })
  return rows[0]?.words ?? null
}
