import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Order } from '@sojourn/contract/work/orders'
import type { NextStep } from '../../layouts/own/next-steps.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'

/** How many documents the work needs, and the way to their list. */
export const documentsStep = (order: Order): NextStep => ({
  title: 'Prepare your documents',
  text: `${order.requirements.length === 1 ? 'One document is' : `${order.requirements.length} documents are`} needed.`,
  action: (
    <LinkButton to={`${clientPaths.order(order.uuid)}#documents`} size="s" variant="secondary">
      See the list
    </LinkButton>
  ),
})
