import type { Account } from '@sojourn/contract/people/account'
import { t } from '@sojourn/contract/words/t'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { useIdle } from '../../fast-pages/use-idle.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './messages-tool.module.css'

const MessagesMenu = lazyPart(() => import('./messages-menu.tsx'))

/** The messages in the header. What it does comes once the page is idle. */
export function MessagesTool({ account }: { account: Account }) {
  const isIdle = useIdle()
  if (account.role === 'staff' || account.suspension) return null
  const face = <MessagesFace count={account.unread_count} />
  return <Waits fallback={face}>{isIdle ? <MessagesMenu account={account} /> : face}</Waits>
}

const MessagesFace = ({ count }: { count: number }) => (
  <span className={css.face}>
    <MessagesSign count={count} />
  </span>
)

export const MessagesSign = ({ count }: { count: number }) => (
  <span className={css.sign}>
    <Icon name="chat" />
    <span className={css.count}>
      <Badge count={count} of={t('unread messages')} />
    </span>
  </span>
)
