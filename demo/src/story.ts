import { createHash } from 'node:crypto'
import type { Context } from '../../server/src/context.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import type { Progress } from '../../server/src/platform/progress.ts'
import { demoActor } from './demo-actor.ts'
import { pastContext } from './past-context.ts'
import { peopleHere } from './past-work-store.ts'
import type { DemoPeople } from './people/demo-people.ts'

/** The story while it is told: all of it in one transaction. */
export interface Story {
  tx: Tx
  now: Date
  /** Everybody has the same password, hashed once. */
  passwordHash: string
  staff: Person
  emailOf(name: string): string
  /** True means that they were never here, also not before their account was deleted. */
  isNew(id: string): boolean
  /** True means that they are here by now, and not deleted. */
  isHere(id: string): boolean
  /** True means that they came with an earlier release, which told less of the story. */
  isHalfTold(id: string): boolean
  /** Says how far it is. */
  progress: Progress
  on(day: Date): Context
}

interface Begun {
  tx: Tx
  passwordHash: string
  people: DemoPeople
  progress: Progress
}

export async function beginStory(
  context: Context,
  { tx, passwordHash, people, progress }: Begun,
): Promise<Story> {
  const now = context.clock.now()
  const ids = [...people.clients, ...people.agents, people.staff].map(({ id }) => id)
  const here = await peopleHere(tx, [...ids, ...pastClients(people).map(idOf)])
  return {
    tx,
    now,
    passwordHash,
    progress,
    staff: demoActor(context, people.staff.id),
    emailOf: people.emailOf,
    isNew: (id) => !here.has(id),
    isHere: (id) => !here.get(id)?.deleted_at,
    isHalfTold: (id) => {
      const known = here.get(id)
      return known !== undefined && !known.deleted_at && known.languages?.length === 0
    },
    on: (day) => pastContext(context, tx, day > now ? now : day),
  }
}

export const pastClients = ({ agents }: DemoPeople) => [
  ...new Set(agents.flatMap(({ reviews }) => reviews.map(({ from }) => from))),
]

/** The story tells only the name, so the id is made from it. */
export function idOf(name: string) {
  const hash = createHash('sha256').update(`past client ${name}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}
