import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isReservedName } from '@sojourn/contract/people/reserved-names'
import { expect, test } from 'vitest'

const readData = async (name: string) =>
  JSON.parse(await readFile(join(import.meta.dirname, '../../../data', name), 'utf8'))

test('every country keeps its code', async () => {
  const countries: { iso: string }[] = await readData('countries.json')
  expect(countries.length).toBeGreaterThan(240)
  for (const { iso } of countries) {
    expect(isReservedName(iso), iso).toBe(true)
    expect(isReservedName(iso.toLowerCase()), iso).toBe(true)
  }
})

test('the words of our own addresses are nobody’s name, in any case', () => {
  for (const word of ['p', 'api', 'assets', 'flags', 'dev', 'sitemap.xml', 'robots.txt', 'Articles', 'ADMIN'])
    expect(isReservedName(word), word).toBe(true)
})

test('the people of the demo story may have their names', async () => {
  const folder = join(import.meta.dirname, '../../../../demo/data/agents')
  const files = await readdir(folder)
  const agents: { username?: string | null }[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  )
  const names = agents.flatMap(({ username }) => username ?? [])
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) expect(isReservedName(name), name).toBe(false)
})
