import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { Stamp } from '../../ui/mark/stamp.tsx'

const MOST_LICENCES = 2

/** Each stamp has the mark of who stands for it. */
export default function AgentStamps({ agent }: { agent: AgentProfile }) {
  const codes = new Set(agent.licences.map(({ regulator }) => regulator.code))
  return (
    <>
      {agent.verified_since && <Stamp kind="verified" year={agent.verified_since.slice(0, 4)} size="l" />}
      {[...codes].slice(0, MOST_LICENCES).map((code) => (
        <Stamp key={code} kind="licensed" authority={code} size="l" />
      ))}
    </>
  )
}
