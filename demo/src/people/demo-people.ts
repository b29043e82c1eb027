import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NewAddress, Profile } from '@sojourn/contract/people/account'
import { HAND_KINDS } from '@sojourn/contract/work/own-deadlines-words'
import { z } from 'zod'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../../server/src/people/identity/sign-in/demo-sign-in.ts'
import { type AgentStory, readDemoAgents } from './demo-agents.ts'

export const STORY = join(import.meta.dirname, '../../data')

const Invented = z.object({ id: z.uuid(), first_name: z.string(), last_name: z.string() })

const People = z.object({
  clients: z.array(
    Profile.extend({
      ...Invented.shape,
      timezone: z.string(),
      address: NewAddress,
      /** They keep these agents on their wishlist, by username. */
      favourites: z.array(z.string()),
      /** They keep the end of these papers by hand. */
      papers: z
        .array(
          z.object({
            kind: z.enum(HAND_KINDS),
            name: z.string(),
            country: z.string(),
            purpose: z.string().optional(),
            ends_in_days: z.int(),
          }),
        )
        .default([]),
    }),
  ),
  staff: Invented,
  /** Agents the terminal names, and as whom one tries the product with them. */
  agents_to_try: z.record(z.string(), z.string()),
})

/** Everybody of the story who can sign in: the clients, the agents, and one of us. */
export async function readDemoPeople() {
  const told = People.parse(JSON.parse(await readFile(join(STORY, 'people.json'), 'utf8')))
  const { clients, staff, agents_to_try } = told
  const emailOf = (name: string) => `${name}@${DEMO_DOMAIN}`
  const byFirstName = ({ first_name }: { first_name: string }) =>
    emailOf(first_name.toLowerCase().replaceAll(' ', '-'))
  return {
    password: DEMO_PASSWORD,
    clients: clients.map((client) => ({ ...client, email: byFirstName(client) })),
    agents: (await readDemoAgents()).map(
      (agent): DemoAgent => ({
        ...agent,
        id: agent.uuid,
        email: emailOf(agent.username),
        to_try: agents_to_try[agent.username] ?? null,
      }),
    ),
    staff: { ...staff, email: byFirstName(staff) },
    emailOf,
  }
}
export type DemoPeople = Awaited<ReturnType<typeof readDemoPeople>>
export type DemoAgent = AgentStory & { id: string; email: string; to_try: string | null }
