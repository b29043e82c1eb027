import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const inRoot = (file: string) => readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8')

/** Not of the server in a container: where it listens and keeps files is the image's. */
const OF_THE_IMAGE = ['HOST', 'PORT', 'DATA_DIR']

test('every setting of README reaches the containers', async () => {
  const [readme, compose, example] = await Promise.all(
    ['README.md', 'deploy/compose.yaml', 'deploy/example.env'].map(inRoot),
  )
  const table = readme!.slice(readme!.indexOf('| setting |'), readme!.indexOf('## The map'))
  const names = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(compose).toMatch(/^x-server: &server\n(?: {2}.*\n| *#.*\n)* {2}env_file: \.env$/m)
  const told = (name: string) =>
    new RegExp(`^#?${name}=`, 'm').test(example!) || new RegExp(`\\b${name}: `, 'm').test(compose!)
  expect(names.filter((name) => !OF_THE_IMAGE.includes(name) && !told(name))).toEqual([])
})

test('no key of a deployment gets into the image', async () => {
  const ignored = (await inRoot('.dockerignore')).split('\n')
  for (const line of ['**/.env', 'deploy/s3.json', '**/.data', '.git']) expect(ignored).toContain(line)
  const dockerfile = await inRoot('deploy/Dockerfile')
  expect(dockerfile, 'only named folders are copied').not.toMatch(/^COPY \. /m)
})

test('every service has a version and says how it is', async () => {
  const compose = await inRoot('deploy/compose.yaml')
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image!)
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+/)
  expect(compose.match(/^ {4}healthcheck:/gm)).toHaveLength(images.length)
  expect(await inRoot('deploy/Dockerfile')).toMatch(/^FROM node:\d+\.\d+\.\d+-.*[\s\S]*^HEALTHCHECK /m)
})
