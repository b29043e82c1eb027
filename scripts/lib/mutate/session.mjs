import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { inRoot, Stop } from '../command.mjs'
import { instrument } from './instrument.mjs'
import { openJournal } from './journal.mjs'
import { learn, nothingKnown } from './known.mjs'
import { filesFromStart, planFor } from './plan.mjs'
import { readAlong } from './read-along.mjs'

/**
 * One Vitest for all mutants of a folder: first the tests run as they are, to see what each reaches; then each runs for
 * its mutants; last come those mutants that are read before the first test.
 */
export async function openSession({ workspace, mutants, sources, byEveryTest, say }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sojourn-mutate-'))
  const journalFile = path.join(folder, 'journal.jsonl')
  const planFile = path.join(folder, 'plan.json')
  const journal = openJournal(journalFile)
  const vitest = await start(workspace, mutants, sources)
  const known = nothingKnown()

  async function run(files, task) {
    vitest.provide('mutate', { journal: journalFile, plan: planFile, ...task })
    const events = []
    const watch = readAlong(journal, events)
    const specs = files.flatMap((file) => vitest.getModuleSpecifications(file))
    await vitest.runTestSpecifications(specs).finally(watch.end)
    learn(known, events)
    return events
  }

  return {
    known,
    async watch(words) {
      const specs = await vitest.globTestSpecifications(words)
      if (specs.length === 0)
        throw new Stop(`No test file of ${workspace} is named like ${words.join(' or ')}.`)
      const files = [...new Set(specs.map(({ moduleId }) => moduleId))]
      const events = await run(files, { mode: 'watch' })
      const red = events.filter(({ type, ok }) => type === 'test' && !ok).map(({ key }) => key)
      const unread = files.filter(
        (file) => !events.some(({ type, file: one }) => type === 'test' && one === file),
      )
      if (red.length + unread.length > 0)
        throw new Stop(`These are red without any mutant:\n${[...red, ...unread].join('\n')}`)
    },

    async try() {
      for (;;) {
        const plan = planFor(known, { byEveryTest })
        const files = [...new Set(Object.keys(plan).map((key) => known.tests.get(key).file))]
        if (files.length === 0) return
        await writeFile(planFile, JSON.stringify(plan))
        const before = progressOf(known)
        say(`  ${known.killed.size} killed, ${files.length} test files to go`)
        await run(files, { mode: 'try' })
        if (progressOf(known) === before) {
          learn(
            known,
            Object.keys(plan).map((key) => ({ type: 'unusable', key })),
          )
        }
      }
    },

    async start(mutant) {
      const bySpeed = [...filesFromStart(known, mutant, { byEveryTest })].sort(
        (one, other) => msOf(known, one) - msOf(known, other),
      )
      for (const file of bySpeed) {
        await run([file], { mode: 'start', mutant })
        if (known.killed.has(mutant)) return
      }
    },

    async close() {
      await vitest.close()
      await rm(folder, { recursive: true })
    },
  }
}

const progressOf = ({ done, killed, careful }) => done.size + killed.size + careful.size

const msOf = (known, file) =>
  [...known.tests.values()].filter((test) => test.file === file).reduce((sum, { ms }) => sum + ms, 0)

async function start(workspace, mutants, sources) {
  // The template of the databases is made here, not in a worker.
  globalThis.__mutant = () => false
  const byFile = Map.groupBy(mutants, ({ file }) => inRoot(file))
  const plant = {
    name: 'plant-mutants',
    enforce: 'pre',
    transform(_code, id) {
      const [file] = id.split('?')
      const here = byFile.get(file)
      return here ? { code: instrument(sources.get(file), file, here), map: null } : null
    },
  }
  const quiet = { onInit() {} }
  return createVitest(
    'test',
    {
      root: inRoot(workspace),
      watch: false,
      reporters: [quiet],
      runner: inRoot('scripts/lib/mutate/runner.mjs'),
      isolate: true,
      pool: 'forks',
      maxConcurrency: 1,
      retry: 0,
      bail: 0,
      fsModuleCache: false,
      silent: true,
    },
    { plugins: [plant], configFile: configOf(workspace) },
  )
}

/** The pages' tests run as several projects, for which they have a configuration more. */
function configOf(workspace) {
  const planted = inRoot(workspace, 'vitest.planted.config.ts')
  return existsSync(planted) ? planted : inRoot(workspace, 'vitest.config.ts')
}
