import { z } from 'zod'
import { AgentCard } from './agents.ts'
import { defineCall, list } from './call.ts'
import { pageQuery } from './page.ts'
import { CountryIso } from './reference.ts'

export const listAgents = defineCall({
  method: 'GET',
  path: '/consultants',
  summary: 'Agents, the best rated first; `country` keeps those who serve it.',
  who: 'anyone',
  query: z.object({ ...pageQuery, country: CountryIso.optional() }),
  reply: list(AgentCard),
})
