import { parseArgs } from 'node:util'
import { command, Stop, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { collectMutants } from './lib/mutate/collect.mjs'
import { filesFromStart, reachedOf } from './lib/mutate/plan.mjs'
import { closingLine, survivorLine } from './lib/mutate/report.mjs'
import { openSession } from './lib/mutate/session.mjs'
import { keepSurvivors } from './lib/mutate/survivors.mjs'

const USAGE = 'npm run mutate -- FOLDER [--with TESTS] [--sample N] [--changed] [--again]'

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
      again: { type: 'boolean' },
    },
  })
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new Stop(USAGE)
  await ensureInstalled()
  const started = Date.now()
  const { sample, changed: isChangedOnly, again: isAgain } = values
  const collected = await collectMutants(folder, { sample, isChangedOnly, isAgain })
  const { mutants, ownTests, inside } = collected
  if (mutants.length === 0) throw new Stop(`There is nothing to plant in ${folder}.`, { exitCode: 0 })
  say(`${mutants.length} mutants in ${folder}${sample ? ` (a sample of ${collected.all})` : ''}`)

  const tests = [...ownTests, ...values.with]
  if (tests.length === 0) throw new Stop(`${folder} has no tests of its own: name some with --with.`)

  const how = { byEveryTest: isAgain }
  const session = await openSession({ ...collected, ...how, say })
  const { known } = session
  const { killed } = known
  await session.watch(tests)
  say(`  ${known.tests.size} tests seen after ${seconds(started)}`)
  await session.try()
  const early = mutants.filter(({ id }) => !killed.has(id) && filesFromStart(known, id, how).size > 0)
  if (early.length > 0) say(`  ${early.length} to try from the start, after ${seconds(started)}`)
  for (const { id } of early) await session.start(id)
  await session.close()

  const reached = reachedOf(known)
  const left = mutants.filter(({ id }) => !killed.has(id))
  await keepSurvivors(inside, left)
  for (const mutant of left) say(survivorLine(mutant, reached.has(mutant.id)))
  say(`${closingLine(mutants, left, reached)}, in ${seconds(started)}`)
  return left.length > mutants.length * MOST ? 1 : 0
})
