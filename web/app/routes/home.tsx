import { inBrowser, type Load, onServer } from '../api/load.ts'
import type { Route } from './+types/home'

const load = (async (api) => {
  const agents = await api('GET /consultants', { query: { limit: 6 } })
  return { agents: agents.data.items }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Sojourn</h1>
      <ul>
        {loaderData.agents.map((agent) => (
          <li key={agent.uuid}>{agent.name}</li>
        ))}
      </ul>
    </>
  )
}
