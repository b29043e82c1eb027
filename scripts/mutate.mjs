import { parseArgs } from 'node:util'
import { command, Stop, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { collectMutants } from './lib/mutate/collect.mjs'
import { filesFromStart, reachedOf } from './lib/mutate/plan.mjs'
import { closingLine, survivorLine } from './lib/mutate/report.mjs'
import { openSession } from './lib/mutate/session.mjs'

const USAGE = 'npm run mutate -- FOLDER [--with TESTS] [--sample N] [--changed]'

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/** More may not survive. */
const MOST = 0.1

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string' },
      changed: { type: 'boolean' },
    },
  })
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new Stop(USAGE)
  await ensureInstalled()
  const started = Date.now()
  const collected = await collectMutants(folder, { sample: values.sample, isChangedOnly: values.changed })
  const { mutants, workspace, inside } = collected
  if (mutants.length === 0) throw new Stop(`There is nothing to plant in ${folder}.`, { exitCode: 0 })
  say(`${mutants.length} mutants in ${folder}${values.sample ? ` (a sample of ${collected.all})` : ''}`)

  const session = await openSession({ ...collected, say })
  const { known } = session
  const { killed } = known
  await session.watch([inside, ...values.with])
  say(`  ${known.tests.size} tests seen after ${seconds(started)}`)
  await session.try()
  const early = mutants.filter(({ id }) => !killed.has(id) && filesFromStart(known, id).size > 0)
  if (early.length > 0) say(`  ${early.length} to try from the start, after ${seconds(started)}`)
  for (const { id } of early) await session.start(id)
  await session.close()

  const reached = reachedOf(known)
  const left = mutants.filter(({ id }) => !killed.has(id))
  for (const mutant of left) say(survivorLine(mutant, reached.has(mutant.id)))
  say(`${closingLine(mutants, left, reached)}, in ${seconds(started)} (${workspace})`)
  return left.length > mutants.length * MOST ? 1 : 0
})
