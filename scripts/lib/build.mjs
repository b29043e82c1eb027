import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, Stop, say } from './command.mjs'
import { environment, pinnedNode, run } from './run.mjs'

const PAGES = ['web', 'contract/src', 'contract/words', 'package-lock.json']
const SERVER = [
  'server/src',
  'server/rolldown.config.ts',
  'sandbox/src',
  'demo/src',
  'contract/src',
  'package-lock.json',
]
/** Browser tests read pages here whose every language but English is invented. */
export const PSEUDO_PAGES = inRoot('.cache/pseudo-pages')
const MADE = new Set(['node_modules', 'build', '.react-router', 'coverage'])

/** Builds pages and server, each unless nothing it is made of has changed. */
export async function ensureBuilt() {
  await ensurePages()
  await ensureServer()
}

export async function ensureServer() {
  await ensure(SERVER, inRoot('server/build/.built'), async () => {
    const made = await tool('rolldown', ['-c'], 'server')
    refuse(made, 'The server could not be built')
  })
}

export async function ensurePages({ pseudo = false } = {}) {
  await ensure(PAGES, pseudo ? path.join(PSEUDO_PAGES, '.built') : inRoot('web/build/.built'), async () => {
    say(pseudo ? 'Building the pages in a pseudo-language …' : 'Building the pages …')
    const made = await tool('react-router', ['build'], 'web', { PSEUDO_LANGUAGE: pseudo ? '1' : '' })
    refuse(made, 'The pages could not be built')
  })
}

async function ensure(sources, stampFile, build) {
  const stamp = await contentHash(sources.map((source) => inRoot(source)))
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  await rm(stampFile, { force: true })
  await build()
  await writeFile(stampFile, stamp)
}

const tool = (name, words, workspace, env = {}) =>
  run(pinnedNode(), [inRoot('node_modules/.bin', name), ...words], {
    cwd: inRoot(workspace),
    env: environment({ NODE_ENV: 'production', ...env }),
    quiet: true,
  })

function refuse({ code, said }, sentence) {
  if (code !== 0) throw new Stop(`${sentence}:\n${said.trim()}`, { exitCode: code })
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
