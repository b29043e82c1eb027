import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDemo } from './demo.ts'
import { DEMO_PARTS, type DemoPart, PARTS, type Part } from './parts.ts'
import { reportOf, writeReport } from './report.ts'
import { readWishes } from './wishes.ts'

const demoNames = Object.keys(DEMO_PARTS) as DemoPart[]
const names = Object.keys(PARTS) as Part[]
const { only, isSmall } = readWishes(process.argv.slice(2), [...demoNames, ...names])
const isWanted = (name: string) => only.length === 0 || only.includes(name)

/** `npm run bench`: about half an hour on two cores; everything on loopback. */
const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-'))
try {
  const text = reportOf([
    ...(await measureDemo(demoNames.filter(isWanted))),
    ...(await measureRest(names.filter(isWanted))),
  ])
  console.log(text)
  if (only.length === 0 && !isSmall) await writeReport(text)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureDemo(wanted: DemoPart[]) {
  if (wanted.length === 0) return []
  return withDemo(folder, async (demo) => {
    const found: string[][] = []
    for (const name of wanted) found.push(await timed(name, () => DEMO_PARTS[name](demo)))
    return found
  })
}

async function measureRest(wanted: Part[]) {
  const found: string[][] = []
  for (const name of wanted) found.push(await timed(name, () => PARTS[name](folder, isSmall)))
  return found
}

/** Says on the terminal's second voice which part is done. */
async function timed(name: string, work: () => Promise<string[]>) {
  const begun = performance.now()
  const lines = await work()
  console.error(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return lines
}
