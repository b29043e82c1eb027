import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../command.mjs'

const fileFor = (folder) => inRoot('.cache/mutate', `${folder.replaceAll('/', '-')}.json`)

/** A mutant keeps this name as long as its source stays as it is. */
const nameOf = ({ file, start, original, mutated }) => [file, start, original, mutated].join(' ')

/** Keeps who survived, for the next run of the folder. */
export async function keepSurvivors(folder, mutants) {
  await mkdir(path.dirname(fileFor(folder)), { recursive: true })
  await writeFile(fileFor(folder), JSON.stringify(mutants.map(nameOf)))
}

/** Tells whether a mutant survived the last run of the folder. */
export async function survivedBefore(folder) {
  const kept = new Set(JSON.parse(await readFile(fileFor(folder), 'utf8').catch(() => '[]')))
  return (mutant) => kept.has(nameOf(mutant))
}
