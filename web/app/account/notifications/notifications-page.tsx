import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { roomOf } from '@sojourn/contract/paths/start-of'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAccount } from '../../session/use-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { Card } from '../../ui/text/card.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { NoticeRow } from './notice-row.tsx'
import { noticeListQuery, unreadQuery } from './notices-queries.ts'
import css from './notifications-page.module.css'
import { readAllNotices } from './read-notices.ts'

export const meta = () => ownPageMeta(t('Notifications'))

const TABS = [
  { id: 'all', label: t('All') },
  { id: 'unread', label: t('Unread') },
]

/** All of it is translated. */
export const handle = true

export default function NotificationsPage() {
  const account = useAccount()
  const onlyUnread = useTab(TABS) === 'unread'
  const { data: unread = 0 } = useQuery(unreadQuery)
  const notices = useInfiniteQuery(noticeListQuery(onlyUnread))
  const newest = notices.data?.pages[0]?.items[0]
  const room = roomOf(account.role)
  return (
    <>
      <PageTitle
        intro={
          room === 'staff'
            ? undefined
            : rich('Choose what we tell you, and how, in <account>your account</account>.', {
                account: (words) => (
                  <Link to={(room === 'agent' ? agentPaths : clientPaths).notifications()}>{words}</Link>
                ),
              })
        }
        action={
          newest &&
          unread > 0 && (
            <Button variant="secondary" icon="check" onClick={() => void readAllNotices(newest.id)}>
              {t('Mark all as read')}
            </Button>
          )
        }
      >
        {t('Notifications')}
      </PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={TABS} label={t('Notifications')} />
      </div>
      <Loaded query={notices}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return onlyUnread ? <NoneUnread /> : <None />
          return (
            <>
              <Card padding="none" className={css.card}>
                <ul className={css.list}>
                  {items.map((notice) => (
                    <li key={notice.id}>
                      <NoticeRow notice={notice} account={account} />
                    </li>
                  ))}
                </ul>
              </Card>
              <LoadMore
                hasMore={notices.hasNextPage}
                busy={notices.isFetchingNextPage}
                onMore={() => void notices.fetchNextPage()}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

const None = () => (
  <Empty hint={t('When something happens to your orders, services or account, we tell you here.')}>
    {t('You have no notifications')}
  </Empty>
)

const NoneUnread = () => <Empty>{t('You have read all notifications')}</Empty>
