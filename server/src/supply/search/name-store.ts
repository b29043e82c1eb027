import type pg from 'pg'

interface Ids {
  countries: string[]
  purposes: string[]
  visas: string[]
}

export async function nameThings(pool: pg.Pool, { countries, purposes, visas }: Ids) {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: 'found-names',
    text: `select iso::text as id, name from country where iso = any($1::text[])
      union all select slug, name from purpose where slug = any($2::text[])
      union all select id, name from visa where id = any($3::text[])`,
    values: [countries, purposes, visas],
  })
  return rows
}
