import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentHash } from './build.mjs'

let web

beforeEach(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'sojourn-build-'))
  await mkdir(path.join(web, 'app'))
  await writeFile(path.join(web, 'app/root.tsx'), 'one')
})

afterEach(() => rm(web, { recursive: true }))

test('pages are built again when a source changes, comes or goes, and not otherwise', async () => {
  const first = await contentHash([web])
  await utimes(path.join(web, 'app/root.tsx'), 1, 1)
  await mkdir(path.join(web, 'build'))
  await writeFile(path.join(web, 'build/index.js'), 'made')
  expect(await contentHash([web])).toBe(first)

  await writeFile(path.join(web, 'app/root.tsx'), 'two')
  const changed = await contentHash([web])
  expect(changed).not.toBe(first)

  await writeFile(path.join(web, 'app/new.tsx'), '')
  expect(await contentHash([web])).not.toBe(changed)
  await rm(path.join(web, 'app/new.tsx'))
  expect(await contentHash([web])).toBe(changed)
})
