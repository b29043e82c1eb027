import type { Goal } from '@sojourn/contract/goals'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Modal } from '../ui/modal.tsx'
import { agentsFor } from './goal-words.ts'

/** Right after a goal was made: what it is good for. Once: coming back to the page is another matter. */
export function GoalCreated({ goal }: { goal: Goal }) {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isNew = state?.isNew === true
  const [open, setOpen] = useState(isNew)
  useEffect(() => {
    if (isNew) void navigate(pathname, { replace: true, state: null })
  }, [isNew, navigate, pathname])

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
