import { join } from 'node:path'
import { type Machine, numberOf, type Transition } from './machine.ts'

export const STATES_FILE = join(import.meta.dirname, '../../../../docs/states.md')

const HEAD = `# States

Every thing that has states, and every step between them. This page is printed from the tables the server goes by
(\`npm run states:docs\`), and a test fails where it differs. A step that is not here is refused with 409.
`

export const describeStates = (machines: readonly Machine[]) => [HEAD, ...machines.map(describe)].join('\n')

const describe = ({ name, states, steps }: Machine) => `## ${name}
${Object.entries(states).map(describeState).join(' · ')}

| step | from | to | who | what happens |
|---|---|---|---|---|
${Object.entries(steps).map(describeStep).join('\n')}
`

const describeState = ([state, wire]: [string, readonly [number, string] | null]) =>
  wire ? `${words(state)} (${wire[0]} "${wire[1]}")` : words(state)

const describeStep = ([verb, { doc, from, to, who, what }]: [string, Transition]) =>
  `| ${numberOf({ doc, verb })} | ${from.map(words).join(', ') || 'none'} | ${words(to)} | ${who.join(', ')} | ${what} |`

const words = (state: string) => state.replaceAll('_', ' ')
