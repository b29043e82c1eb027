import { paths } from '@sojourn/contract/paths/paths'
import type { Goal } from '@sojourn/contract/work/goals'
import { useState } from 'react'
import { takeMade } from '../../session/made-goal.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { agentsFor } from '../../words/goal-words.ts'

/** Right after a goal was made: what it is good for. */
export function GoalCreated({ goal }: { goal: Goal }) {
  const [open, setOpen] = useState(() => takeMade(goal.id))
  return (
    <Modal
      open={open}
      title="Goals Created Successfully"
      onClose={() => setOpen(false)}
      actions={<LinkButton to={paths.agents(agentsFor(goal))}>Link to Order</LinkButton>}
    >
      <p>
        “{goal.name}” is on your list. The next step is an agent who knows the way to{' '}
        {goal.destination_country.name}: choose one, and the order you make is linked to this goal.
      </p>
    </Modal>
  )
}
