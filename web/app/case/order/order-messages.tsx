import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { classes } from '../../ui/text/classes.ts'
import type { Side } from '../../words/order-words.ts'
import { conversationQuery } from '../conversation/conversation-queries.ts'
import css from './order-page.module.css'
import { useWide } from './use-wide.ts'

const BesidePanel = lazyPart(() => import('../conversation/beside-panel.tsx'))

interface Props {
  order: Order
  side: Side
}

/** The conversation stands on the page where there is room, else a link leads there. */
export function OrderMessages({ order, side }: Props) {
  const isWide = useWide()
  return (
    <div id="messages" className={classes(css.part, css.conversation)} tabIndex={-1}>
      <h2>{t('Messages')}</h2>
      <div className={css.messages}>
        {isWide ? (
          <Waits fallback={<WayToMessages order={order} side={side} />}>
            <BesidePanel order={order.uuid} side={side} />
          </Waits>
        ) : (
          <WayToMessages order={order} side={side} />
        )}
      </div>
    </div>
  )
}

function WayToMessages({ order: { uuid }, side }: Props) {
  const { data } = useQuery(conversationQuery(uuid))
  return (
    <LinkButton to={pathsOf[side].conversation(uuid)} variant="secondary" icon="chat">
      {t('Messages')} <Badge count={data?.unread_count ?? 0} of={t('unread messages')} />
    </LinkButton>
  )
}
