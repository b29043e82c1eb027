import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, Stop, say } from './command.mjs'
import { environment, pinnedNode, run } from './run.mjs'

const SOURCES = ['web', 'contract/src', 'contract/words', 'package-lock.json']
/** Browser tests read pages here whose every language but English is invented. */
export const PSEUDO_PAGES = inRoot('.cache/pseudo-pages')
const MADE = new Set(['node_modules', 'build', '.react-router', 'coverage'])

/** Builds the pages, unless nothing they are made of has changed. */
export async function ensureBuilt({ pseudo = false } = {}) {
  const stamp = await contentHash(SOURCES.map((source) => inRoot(source)))
  const stampFile = pseudo ? path.join(PSEUDO_PAGES, '.built') : inRoot('web/build/.built')
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return

  say(pseudo ? 'Building the pages in a pseudo-language …' : 'Building the pages …')
  await rm(stampFile, { force: true })
  const { code, said } = await run(pinnedNode(), [inRoot('node_modules/.bin/react-router'), 'build'], {
    cwd: inRoot('web'),
    env: environment({ NODE_ENV: 'production', PSEUDO_LANGUAGE: pseudo ? '1' : '' }),
    quiet: true,
  })
  if (code !== 0) throw new Stop(`The pages could not be built:\n${said.trim()}`, { exitCode: code })
  await writeFile(stampFile, stamp)
}

/** Over names and contents, not times: a fresh clone and a touched file change nothing. */
export async function contentHash(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for await (const file of filesOf(source)) {
      hash
        .update(`${path.relative(inRoot(), file)}\0`)
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function* filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return yield place
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (MADE.has(entry.name)) continue
    const inside = path.join(place, entry.name)
    if (entry.isDirectory()) yield* filesOf(inside)
    else if (entry.isFile()) yield inside
  }
}
