import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../../../.cache/test/walked.jsonl')

const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*']).toString().trim()

/** Houses walk one after the other, each by the next seed but one: the seeds between are the other half's. */
interface Run {
  half: number
  first: number
  houses: number
}
type House = Run & { seed: number; walks: number }
type Line = House & { commit: string; isGood: boolean; seconds: number }

/** The run that is wanted; or the last one of this commit, where it was broken off, without what ended well. */
export function goOn(wanted: Run): Run & { seeds: number[] } {
  const seedsOf = ({ first, houses }: Run) => Array.from({ length: houses }, (_, place) => first + 2 * place)
  const isNew = process.env.SEED !== undefined || commit.endsWith('-dirty') || !existsSync(FILE)
  const lines = isNew ? [] : readFileSync(FILE, 'utf8').trim().split('\n')
  const mine = lines
    .map((line): Line => JSON.parse(line))
    .filter((line) => line.commit === commit && line.half === wanted.half && line.houses === wanted.houses)
  const run = { ...wanted, first: mine.at(-1)?.first ?? wanted.first }
  const seeds = seedsOf(run).filter((seed) => !mine.some((line) => line.isGood && line.seed === seed))
  return seeds.length > 0 ? { ...run, seeds } : { ...wanted, seeds: seedsOf(wanted) }
}

/** Tells and keeps how a house ended, as soon as it has. */
export async function noteEnd(house: House, walks: Promise<void>) {
  const began = Date.now()
  const [end] = await Promise.allSettled([walks])
  const line = { isGood: end.status === 'fulfilled', seconds: Math.round((Date.now() - began) / 1000) }
  console.log(`SEED=${house.seed}: ${house.walks} walks, ${line.isGood ? 'good' : 'red'}, ${line.seconds} s`)
  mkdirSync(path.dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify({ commit, ...house, ...line })}\n`)
  await walks
}
