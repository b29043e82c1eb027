import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schema } from '@dicebear/open-peeps'
import { expect, test } from 'vitest'
import { readColleagues } from './colleagues.ts'
import { drawPortrait, portraitName } from './draw-portrait.ts'

const DATA = join(import.meta.dirname, '../../data')
const read = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8'))

test('everybody of the story who can be met has a portrait', () => {
  const { clients, staff } = read('people.json')
  const agents = readdirSync(join(DATA, 'agents')).map((name) => name.replace('.json', ''))
  const portraits = Object.keys(read('portraits.json'))
  expect(portraits.toSorted()).toEqual([...agents, ...[...clients, staff].map(portraitName)].toSorted())
})

test('each part of a portrait is one there is', async () => {
  const parts = schema.properties as Record<string, { items?: { enum?: string[] } }>
  const ofColleagues = (await readColleagues()).map(({ username, look }) => [username, look] as const)
  for (const [name, look] of [
    ...Object.entries<Record<string, string>>(read('portraits.json')),
    ...ofColleagues,
  ])
    for (const [part, choice] of Object.entries(look)) {
      const known = parts[part]?.items?.enum
      expect(parts, `${name}: ${part}`).toHaveProperty(part)
      if (known) expect(known, `${name}: ${part}`).toContain(choice)
    }
})

test('a portrait is drawn, and of whom nobody drew there is none', async () => {
  expect((await drawPortrait('amara-okafor'))?.subarray(8, 12).toString()).toBe('WEBP')
  expect(await drawPortrait('nobody')).toBeNull()
})
