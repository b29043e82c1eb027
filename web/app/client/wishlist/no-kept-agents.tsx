import { paths } from '@sojourn/contract/paths/paths'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'

/** A wishlist without agents. */
export const NoKeptAgents = () => (
  <Empty
    hint="Select the heart on an agent to save them here."
    action={<LinkButton to={paths.agents()}>Find agents</LinkButton>}
  >
    Your wishlist is empty.
  </Empty>
)
