import type { GiftSign } from '@sojourn/contract/work/gift-words'
import type { KeptRow } from './decision-store.ts'

/** Many strangers share a network, so it is the only sign that is left out. */
export const HELD_FOR: readonly GiftSign[] = ['device', 'card', 'home', 'person']

export const isHeld = ({ signs, verdict }: { signs: readonly string[]; verdict: string | null }) =>
  verdict === null && HELD_FOR.some((sign) => signs.includes(sign))

type Told = Pick<
  KeptRow,
  'id' | 'goal_id' | 'agent_id' | 'visa_id' | 'approved' | 'decided_on' | 'signs' | 'verdict' | 'is_suspended'
>

interface Counted {
  of_visa: boolean
  of_agent: boolean
}

/**
 * A visa has at most one approval and one refusal of one client, the latest, whoever helped: who was refused
 * and applied again is two, and who names one decision on many goals is one. The same holds for an agent and
 * what they helped with.
 */
export function whatCounts(told: readonly Told[]): Map<string, Counted> {
  const [seenOfVisa, seenOfAgent] = [new Set<string>(), new Set<string>()]
  const counted = new Map<string, Counted>(told.map(({ id }) => [id, { of_visa: false, of_agent: false }]))
  for (const { id, agent_id, visa_id, approved } of told.filter(mayCount).toSorted(latestFirst)) {
    const ofVisa = `${visa_id} ${approved}`
    const ofAgent = `${agent_id} ${ofVisa}`
    counted.set(id, { of_visa: !seenOfVisa.has(ofVisa), of_agent: !seenOfAgent.has(ofAgent) })
    seenOfVisa.add(ofVisa)
    seenOfAgent.add(ofAgent)
  }
  return counted
}

const mayCount = (told: Told) => told.verdict !== 'out' && !isHeld(told) && !told.is_suspended

const latestFirst = (one: Told, other: Told) =>
  other.decided_on.localeCompare(one.decided_on) ||
  other.goal_id - one.goal_id ||
  one.agent_id.localeCompare(other.agent_id)
