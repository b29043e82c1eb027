import type { DemoPeople } from './demo-people.ts'

/** For the terminal of whoever tries the product. */
export function describeSignIns({ password, clients, agents, staff }: DemoPeople) {
  const toTry = agents.filter(({ to_try }) => to_try !== null)
  const shown = [
    ...clients.map((client) => ['client', client, null] as const),
    ...toTry.map((agent) => ['agent', agent, agent.to_try] as const),
    ['staff', staff, null] as const,
  ]
  const width = Math.max(...shown.map(([, { email }]) => email.length))
  const lines = shown.map(
    ([kind, { email, first_name, last_name }, why]) =>
      `  ${kind.padEnd(6)}  ${email.padEnd(width)}  ${first_name} ${last_name}${why ? ` (${why})` : ''}`,
  )
  return [
    `Sign in as one of these, all with the password ${password}`,
    ...lines,
    `  and ${agents.length - toTry.length} more agents, by the names in the addresses of their profiles`,
  ].join('\n')
}
