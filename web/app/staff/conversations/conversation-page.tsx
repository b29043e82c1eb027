import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { StaffConversation } from '@sojourn/contract/talk/conversations'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { browserZone } from '../../api/browser-zone.ts'
import { groupMessages } from '../../case/conversation/group-messages.ts'
import { MessageItem } from '../../case/conversation/message-item.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/conversation-page'
import css from './conversation-page.module.css'
import { staffConversationQuery, staffMessagesQuery } from './conversation-queries.ts'
import { WriteAsStaff } from './write-as-staff.tsx'

export const meta = () => ownPageMeta('Conversation')

/** A conversation our team has a reason to read. Each look is written down. */
export default function StaffConversationPage({ params: { uuid } }: Route.ComponentProps) {
  const query = useQuery(staffConversationQuery(uuid))
  return <Loaded query={query}>{(known) => <Known conversation={known} />}</Loaded>
}

/** One looks at this message of it, because of a report. */
interface Reported {
  report: string
  title: string
  seq: number
}

export function Known({ conversation, reported }: { conversation: StaffConversation; reported?: Reported }) {
  const { uuid, title, order_id: order, participants, may, last_seq } = conversation
  // The messages would push away what stands below them.
  const { isPending, data } = useInfiniteQuery(staffMessagesQuery(uuid, reported?.seq))
  const lastShown = data?.pages[0]?.items.at(-1)?.seq ?? last_seq
  const names = participants
    .filter(({ side }) => side !== 'staff')
    .map(({ user }) => user.full_name)
    .join(' and ')
  return (
    <>
      <PageTitle
        above={<Breadcrumbs trail={trailTo(order !== null, reported)} here={order?.ref ?? 'Question'} />}
        intro={reported ? `${title}, between ${names}` : title}
        action={
          reported && (
            <LinkButton to={staffPaths.report(reported.report)} variant="secondary">
              Back to the report
            </LinkButton>
          )
        }
      >
        {reported?.title ?? names}
      </PageTitle>
      <div className={panels.panels}>
        <Banner tone="info">
          Each time you open a conversation or a file of it, the audit log keeps it. Whoever sent a file sees
          that you opened it.
        </Banner>
        <Panel title="Messages">
          <Messages id={uuid} seq={reported?.seq} />
          {reported && lastShown < last_seq && (
            <p className={css.newest}>
              <Link to={staffPaths.question(uuid)}>Show the newest messages</Link>
            </p>
          )}
        </Panel>
        {!isPending && may.includes('write') && <WriteAsStaff conversation={uuid} />}
      </div>
    </>
  )
}

function trailTo(isOfOrder: boolean, reported: Reported | undefined) {
  const reports = { label: 'Reports', to: staffPaths.reports() }
  if (reported) return [reports, { label: reported.title, to: staffPaths.report(reported.report) }]
  return [isOfOrder ? { label: 'Conflicts', to: staffPaths.conflicts() } : reports]
}

function Messages({ id, seq }: { id: string; seq: number | undefined }) {
  const query = useInfiniteQuery(staffMessagesQuery(id, seq))
  const showReported = useCallback(
    (list: HTMLElement | null) =>
      list?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: 'center' }),
    [seq],
  )
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const messages = pages.toReversed().flatMap(({ items }) => items)
        const shown = groupMessages(messages, { zone: browserZone(), readSeq: Number.MAX_SAFE_INTEGER })
        return (
          <>
            {hasNextPage && (
              <Button variant="quiet" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older messages
              </Button>
            )}
            <ul className={css.messages} ref={showReported}>
              {shown.map((one) => (
                <MessageItem
                  key={one.message.seq}
                  fileAt={(message) => `/staff/conversations/${id}/messages/${message}/file`}
                  shown={one}
                  mark={null}
                  isFound={one.message.seq === seq}
                />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
