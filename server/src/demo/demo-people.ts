import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NewAddress, Profile } from '@sojourn/contract/account'
import { z } from 'zod'

export const STORY = join(import.meta.dirname, '../../data/demo')

const Invented = z.object({ id: z.uuid(), first_name: z.string(), last_name: z.string() })

const People = z.object({
  password: z.string(),
  domain: z.string(),
  clients: z.array(Profile.extend({ ...Invented.shape, timezone: z.string(), address: NewAddress })),
  staff: Invented,
})

const Service = z.object({
  title: z.string(),
  description: z.string(),
  country: z.string(),
  /** Null where the catalogue knows none of the country. */
  visa: z.string().nullable(),
  price: z.number(),
  delivery_days: z.number(),
  meeting_minutes: z.number().nullable(),
  requirements: z.array(z.string()),
})

const Agents = z.array(
  z.object({
    uuid: z.uuid(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    timezone: z.string(),
    about: z.string(),
    verified_since: z.iso.date(),
    headline: z.string(),
    country: z.string(),
    city: z.string(),
    languages: z.array(z.tuple([z.string(), z.string()])),
    completed_orders: z.number(),
    response_hours: z.number().nullable(),
    licence: z
      .object({ regulator: z.string(), number: z.string(), country: z.string(), valid_until: z.iso.date() })
      .nullable(),
    services: z.array(Service),
    reviews: z.array(
      z.object({ star: z.number(), date: z.iso.date(), content: z.string(), service: z.number() }),
    ),
  }),
)

/** Everybody of the story who can sign in: the clients, the agents of the showcase under the same ids, and one of us. */
export async function readDemoPeople() {
  const { password, domain, clients, staff } = People.parse(await readJson('people.json'))
  const agents = Agents.parse(await readJson('agents.json'))
  const emailOf = (name: string) => `${name}@${domain}`
  const byFirstName = ({ first_name }: { first_name: string }) =>
    emailOf(first_name.toLowerCase().replaceAll(' ', '-'))
  return {
    password,
    clients: clients.map((client) => ({ ...client, email: byFirstName(client) })),
    agents: agents.map(({ uuid, ...agent }) => ({ ...agent, id: uuid, email: emailOf(agent.username) })),
    staff: { ...staff, email: byFirstName(staff) },
  }
}
export type DemoPeople = Awaited<ReturnType<typeof readDemoPeople>>

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(STORY, name), 'utf8'))
