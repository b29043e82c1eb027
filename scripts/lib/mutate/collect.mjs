import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, root, Stop } from '../command.mjs'
import { run } from '../run.mjs'
import { sourceFiles } from '../sources.mjs'
import { findMutants } from './find-mutants.mjs'
import { survivedBefore } from './survivors.mjs'

const NOT_PLANTED = /\.test\.|\.generated\.|\.d\.ts$|^(server|web|contract)\/test\//

/**
 * The mutants of a folder (or of one file), numbered: all, a sample that is the same each time, those of changed lines,
 * or those that survived before.
 */
export async function collectMutants(folder, { sample, isChangedOnly, isAgain }) {
  const inside = path.relative(root, path.resolve(folder)).split(path.sep).join('/')
  const [place] = inside.split('/')
  const changed = isChangedOnly ? await changedLines() : null
  const wasLeft = isAgain ? await survivedBefore(inside) : () => true
  const sources = new Map()
  const found = []
  for await (const file of sourceFiles(root, [place])) {
    if (!(file === inside || file.startsWith(`${inside}/`)) || NOT_PLANTED.test(file)) continue
    const code = await readFile(inRoot(file), 'utf8')
    sources.set(inRoot(file), code)
    found.push(...findMutants(code, file).filter(({ line }) => !changed || changed.get(file)?.has(line)))
  }
  if (sources.size === 0) throw new Stop(`There is no source in ${folder}.`)
  const chosen = (sample ? drawn(found, Number(sample)) : found).filter(wasLeft)
  const mutants = chosen.map((mutant, index) => ({ ...mutant, id: index + 1 }))
  return { mutants, all: found.length, sources, inside, ...testsFor(place, inside) }
}

/** Its own tests where a workspace has some; the contract is proven by the server's, which are to be named. */
function testsFor(place, inside) {
  if (!existsSync(inRoot(place, 'vitest.config.ts'))) return { workspace: 'server', ownTests: [] }
  return { workspace: place, ownTests: [inside.slice(place.length + 1)] }
}

/** The same for the same folder, whoever runs it. */
function drawn(all, count) {
  let seed = 20_261
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const ranked = all.map((one, index) => ({ one, index, rank: next() })).sort((a, b) => a.rank - b.rank)
  return ranked
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ one }) => one)
}

/** The lines that differ from the main branch, committed or not, by file. */
async function changedLines() {
  const base = await run('git', ['merge-base', 'HEAD', 'main'], { quiet: true })
  const { code, said } = await run('git', ['diff', '--unified=0', '--no-prefix', base.said.trim()], {
    quiet: true,
  })
  if (code !== 0) throw new Stop(`What changed is not known: ${said.trim()}`)
  return linesOf(said)
}

/** Reads a difference without context. */
export function linesOf(diff) {
  const lines = new Map()
  let file
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) {
      file = line.slice(4)
      lines.set(file, new Set())
    }
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    for (let at = 0; from && at < Number(count); at++) lines.get(file).add(Number(from) + at)
  }
  return lines
}
