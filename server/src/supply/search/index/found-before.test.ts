import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase } from '../../../../test/database.ts'
import { MIGRATIONS, migrate } from '../../../platform/database/migrate.ts'
import { newClient } from '../../../platform/database/new-client.ts'

vi.setConfig({ testTimeout: 120_000 })

const AMARA = '8e3f9d3d-38bd-48e1-bdf0-a10344981d61'

/** Found when a visa was sought without its country: licensed in Canada, with services for Germany and Canada. */
async function olderDatabase() {
  const url = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const file of await readdir(folder)) if (file >= '0027') await rm(join(folder, file))
  await migrate(url, { folder })
  const client = newClient(url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into person (id, email, first_name, last_name, home, mode, created_at)
    values ('${AMARA}', 'amara@example.com', 'Amara', 'Okafor', 'consultant', 'consultant', now());
    insert into agent (person_id, created_at) values ('${AMARA}', now());
    insert into found_agent (agent_id, standing, rating_rank, found_since, doc, card)
    values ('${AMARA}', 1, 1, now(), array_to_tsvector(array['amara', 'n:amara', 'l:en', 'L:', 'L:CA', ':', ':study',
      'CA:', 'DE:', ':ca/study-permit', ':de/student', ':general/study', 'FJ:general/study']), '{}');
    insert into found_free values ('${AMARA}', '2026-12-01 09:00Z');
    insert into found_offer (agent_id, country_iso, aim, standing, rating_rank, min_price, min_days,
      cheapest_is_quickest, prices, days, licensed, languages, found_since)
    select '${AMARA}', country_iso, aim, 1, 1, 1, 1, true, '{1}', '{1}', licensed, ' en ', now()
    from (values ('', '', true), ('', 'study', true), ('CA', '', true), ('DE', '', false), ('', 'ca/study-permit', true),
      ('', 'de/student', true), ('', 'general/study', true), ('FJ', 'general/study', false)) offer (country_iso, aim, licensed)`)
  return { url, query: async (text: string) => (await client.query({ text, rowMode: 'array' })).rows }
}

test('who was found before is found by a visa in its country, with the licence there, and their free slot is looked for anew', async () => {
  const { url, query } = await olderDatabase()
  await migrate(url)
  expect(
    await query(`select country_iso, aim, licensed from found_offer where aim like '%/%' order by aim, 1`),
  ).toEqual([
    ['CA', 'ca/study-permit', true],
    ['DE', 'de/student', false],
    ['', 'general/study', true],
    ['FJ', 'general/study', false],
  ])
  expect(await query('select count(*)::int from found_offer')).toEqual([[8]])
  expect(
    await query(`select lexeme from found_agent, unnest(doc) where lexeme like '%:%/%' order by 1`),
  ).toEqual([[':general/study'], ['CA:ca/study-permit'], ['DE:de/student'], ['FJ:general/study']])
  expect(
    await query(
      `select tsvector_to_array(doc) @> '{amara,n:amara,l:en,L:,L:CA,:study,DE:}' from found_agent`,
    ),
  ).toEqual([[true]])
  expect(await query('select look_again_at < now() from found_free')).toEqual([[true]])
})
