import type { Recorded } from './record-statements.ts'

const END = ';\n'
const GAVE = '-- gave '

/** Transactions with their statements, as a file that people can read too. */
export const writeStatements = (commit: string, all: Recorded[][]) =>
  [
    `-- What the release before this one asks of its database (commit ${commit}), on a day of work.`,
    '-- Written by `npm run release:statements`, never by hand; see docs/operations.md, Upgrading.',
    ...all.map((together) =>
      [
        '\n-- together',
        ...together.map(
          ({ sql, gave }) => `${gave.length > 0 ? `${GAVE}${gave.join(' ')}\n` : ''}${sql}${END}`,
        ),
      ].join('\n'),
    ),
  ].join('\n')

export const commitOf = (file: string) => /\(commit ([0-9a-f]+)\)/.exec(file)?.[1] ?? ''

export const readStatements = (file: string): Recorded[][] =>
  file
    .split('\n-- together\n')
    .slice(1)
    .map((together) =>
      together
        .split(END)
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text) => {
          const [first = '', ...rest] = text.split('\n')
          return first.startsWith(GAVE)
            ? { gave: first.slice(GAVE.length).split(' '), sql: rest.join('\n') }
            : { gave: [], sql: text }
        }),
    )
