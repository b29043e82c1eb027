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

/**
 * The first of these that any article has. A common one is soon met among the newest; any other is looked up, and
 * counted, as PostgreSQL would read all articles to see whether there is one.
 */
export async function firstFound(pool: pg.Pool, terms: string[]) {
  const { rows } = await pool.query<{ words: string }>({
    name: 'article-words-found',
    text: `select words from unnest($1::text[]) with ordinality as one (words, place)
      where exists (
        select from (select doc from found_article order by published_at desc, article_id desc limit 100) newest
        where doc @@ words::tsquery
      ) or (select count(*) from found_article where doc @@ words::tsquery) > 0
      order by place limit 1`,
    values: [terms],
  })
  return rows[0]?.words ?? null
}
