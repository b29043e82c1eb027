import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadReference } from '../../server/src/ground/reference/load-reference.ts'
import { REFERENCE_FOLDER } from '../../server/src/ground/reference/reference-files.ts'
import { MIGRATIONS, migrate } from '../../server/src/platform/database/migrate.ts'
import { newClient } from '../../server/src/platform/database/new-client.ts'
import { emptyDatabase } from '../../server/test/database.ts'
import { openTestApp } from '../../server/test/start-app.ts'
import { tellDemoStory } from './tell-demo-story.ts'

// Everything a database ever went through takes its time.
vi.setConfig({ testTimeout: 120_000 })

const AMARA = '8e3f9d3d-38bd-48e1-bdf0-a10344981d61'
const PRIYA = 'f1b2eb79-2aad-4e81-8acb-0412c7d71aed'
const EMRE_BEFORE_PEOPLE = '00000000-0000-4000-8000-000000000001'

/** The database of somebody who tried the product when agents were a showcase. */
async function olderDatabase() {
  const url = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const file of await readdir(folder)) if (file >= '0011') await rm(join(folder, file))
  await migrate(url, { folder })

  const client = newClient(url)
  await client.connect()
  await client.query('insert into country select * from jsonb_populate_recordset(null::country, $1)', [
    await readFile(join(REFERENCE_FOLDER, 'countries.json'), 'utf8'),
  ])
  for (const [id, name] of [
    [AMARA, 'amara-okafor'],
    [PRIYA, 'priya-raghunathan'],
    [EMRE_BEFORE_PEOPLE, 'emre-saygin'],
  ]) {
    await client.query(
      `insert into showcase_agent (uuid, username, first_name, last_name, headline, about, country_iso, city, timezone,
         countries, languages, categories, review_count, completed_orders, services, reviews, standing)
       values ($1, $2, 'A', 'B', '', '', 'NG', 'Lagos', 'Africa/Lagos', '{}', '[]', '{}', 0, 0, '[]', '[]', 4.5)`,
      [id, name],
    )
    await client.query(
      `insert into showcase_article (agent_uuid, slug, title, category, excerpt, published_on, reading_minutes, likes, html)
       values ($1, 'of-' || $2::text, 'T', 'Study', 'E', '2026-01-01', 1, 0, '<p>x</p>')`,
      [id, name],
    )
    if (id === EMRE_BEFORE_PEOPLE) continue
    await client.query(
      `insert into person (id, email, first_name, last_name, home, mode, email_verified_at, created_at)
       values ($1, $2 || '@demo.example', 'A', 'B', 'consultant', 'consultant', now(), now())`,
      [id, name],
    )
    await client.query(
      'insert into agent (person_id, username, verified_at, created_at) values ($1, $2, now(), now())',
      [id, name],
    )
  }
  // Priya deleted her account meanwhile.
  await client.query('update person set deleted_at = now() where id = $1', [PRIYA])
  await client.end()
  return url
}

test('a database told long ago is migrated, and its agents get what the story tells of them now', async () => {
  const databaseUrl = await olderDatabase()
  await migrate(databaseUrl)
  const server = await openTestApp({ besides: { databaseUrl } })
  onTestFinished(server.close)
  await loadReference(server.context.db, server.context.clock)
  await tellDemoStory(server.context)

  const query = async (text: string) => (await server.context.pool.query(text)).rows
  expect(await query(`select slug from live_article where slug like 'of-%' order by 1`)).toEqual([
    { slug: 'of-amara-okafor' },
    { slug: 'of-priya-raghunathan' },
  ])
  expect(await query(`select count(*) from service where agent_id = '${AMARA}'`)).toEqual([{ count: 5 }])
  expect(await query(`select count(*) from service where agent_id = '${PRIYA}'`)).toEqual([{ count: 0 }])
  expect(await query(`select 1 from found_agent where agent_id = '${AMARA}'`)).toHaveLength(1)
  expect(await query('select count(*) from agent')).toEqual([{ count: 211 }])

  await tellDemoStory(server.context)
  expect(await query(`select count(*) from service where agent_id = '${AMARA}'`)).toEqual([{ count: 5 }])
})
