import type pg from 'pg'

export async function timeOfDatabase(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows as [{ now: Date }]
  return row.now
}
