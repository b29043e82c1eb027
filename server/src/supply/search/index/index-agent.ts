import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { nextFreeSlots } from '../../availability/slots/next-free-slot.ts'
import { countriesLicensed, countriesOnLicence } from '../../licences/countries-licensed.ts'
import { mayBeFound } from '../policy.ts'
import { ratingRankOf, standingOf } from '../ranking.ts'
import {
  addWords,
  type Findable,
  forgetHidden,
  isAgent,
  lockAgents,
  nextFreeOf,
  noteFirstFound,
  writeFoundAgents,
  writeFoundOffers,
  writeNextFree,
} from './found-store.ts'

/** Listens to whatever changes what an agent is found by, or shown with on a card. */
export async function indexAgent(context: Context, tx: Tx, { agent }: { agent: string }) {
  const together = waiting.get(tx)
  if (together) together.add(agent)
  else await indexAgents(context, tx, [agent])
}

/** The same for what changes of a person, who may be no agent. */
export async function indexPerson(context: Context, tx: Tx, { person }: { person: string }) {
  if (await isAgent(tx, person)) await indexAgent(context, tx, { agent: person })
}

const waiting = new WeakMap<Tx, Set<string>>()

/** For one transaction that changes many agents many times: each is indexed once, at its end. */
export async function indexTogether<T>(context: Context, tx: Tx, work: () => Promise<T>) {
  const changed = new Set<string>()
  waiting.set(tx, changed)
  const result = await work()
  waiting.delete(tx)
  if (changed.size > 0) await indexAgents(context, tx, [...changed])
  return result
}

/** Reads again all there is of these agents and rewrites what they are found by; takes away who is not to be found. */
export async function indexAgents(context: Context, tx: Tx, agentIds: readonly string[]) {
  const ids = agentIds.toSorted()
  const now = context.clock.now()
  const findable = await readFindable(tx, ids, now)
  await forgetHidden(tx, ids, findable)
  if (findable.ids.length === 0) return
  await noteFirstFound(tx, findable, now)
  await writeFoundAgents(tx, findable)
  await writeFoundOffers(tx, findable)
  await writeNextFree(tx, findable)
  await addWords(tx, findable.ids)
}

async function readFindable(tx: Tx, ids: string[], now: Date): Promise<Findable> {
  const today = dayOf(now)
  const agents = (await lockAgents(tx, ids)).filter((agent) => mayBeFound(agent, now))
  const records = agents.map((agent) => ({ ...agent, rating_sum: Number(agent.rating_sum) }))
  const foundIds = agents.map((agent) => agent.person_id)
  const licences = [...(await countriesLicensed(tx, foundIds, today))].flatMap(([id, countries]) =>
    [...countries].map((country) => ({ id, country })),
  )
  return {
    ids: foundIds,
    standings: records.map(standingOf),
    ratingRanks: records.map(ratingRankOf),
    nextFree: nextFreeOf(foundIds, await nextFreeSlots(tx, foundIds, now), now),
    licensedAgents: licences.map(({ id }) => id),
    licensedCountries: licences.map(({ country }) => country),
    onLicence: [...(await countriesOnLicence(tx))],
    today,
  }
}
