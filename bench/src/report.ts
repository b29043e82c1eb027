import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../README.md')
const BEGIN = '<!-- measured: begin -->'
const END = '<!-- measured: end -->'

export const reportOf = (parts: string[][]) =>
  [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores shared by server, PostgreSQL and load.`,
    ...parts.map((lines) => lines.join('\n')),
  ].join('\n\n')

/** Puts the figures between the marks of bench/README.md. */
export async function writeReport(text: string) {
  const readme = await readFile(FILE, 'utf8')
  const [head, tail] = [readme.slice(0, readme.indexOf(BEGIN)), readme.slice(readme.indexOf(END))]
  await writeFile(FILE, `${head}${BEGIN}\n\n${text}\n\n${tail}`)
}
