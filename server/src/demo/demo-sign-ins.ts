import type { DemoPeople } from './demo-people.ts'

const AGENTS_SHOWN = 3

/** For the terminal of whoever tries the product. */
export function describeSignIns({ password, clients, agents, staff }: DemoPeople) {
  const shown = [
    ...clients.map((client) => ['client', client] as const),
    ...agents.slice(0, AGENTS_SHOWN).map((agent) => ['agent', agent] as const),
    ['staff', staff] as const,
  ]
  const width = Math.max(...shown.map(([, { email }]) => email.length))
  const lines = shown.map(
    ([kind, { email, first_name, last_name }]) =>
      `  ${kind.padEnd(6)}  ${email.padEnd(width)}  ${first_name} ${last_name}`,
  )
  const more = agents.length - AGENTS_SHOWN
  return [
    `Sign in as one of these, all with the password ${password}`,
    ...lines,
    `  and ${more} more agents, by the names in the addresses of their profiles`,
  ].join('\n')
}
