import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import type { NextStep } from '../../layouts/own/next-steps.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'

export const requiredOf = ({ requirements }: Order) =>
  requirements.filter(({ mandatory }) => mandatory).length

/** How many documents the work needs, and the way to their list. */
export const documentsStep = (order: Order): NextStep => ({
  title: t('Prepare your documents'),
  text: t('{count, plural, one {One document is needed.} other {# documents are needed.}}', {
    count: requiredOf(order),
  }),
  action: (
    <LinkButton to={`${clientPaths.order(order.uuid)}#documents`} size="s" variant="secondary">
      {t('See the list')}
    </LinkButton>
  ),
})
