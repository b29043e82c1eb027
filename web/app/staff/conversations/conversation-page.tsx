import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { StaffConversation } from '@sojourn/contract/talk/conversations'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { browserZone } from '../../api/browser-zone.ts'
import { groupMessages } from '../../case/conversation/group-messages.ts'
import { MessageItem } from '../../case/conversation/message-item.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
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

export function Known({ conversation }: { conversation: StaffConversation }) {
  const { title, order_id: order, participants, may } = conversation
  // The messages would push away what stands below them.
  const { isPending } = useInfiniteQuery(staffMessagesQuery(conversation.uuid))
  const names = participants.filter(({ side }) => side !== 'staff').map(({ user }) => user.full_name)
  return (
    <>
      <PageTitle
        above={
          <Breadcrumbs
            trail={[
              order
                ? { label: 'Conflicts', to: staffPaths.conflicts() }
                : { label: 'Reports', to: staffPaths.reports() },
            ]}
            here={order?.ref ?? 'Question'}
          />
        }
        intro={title}
      >
        {names.join(' and ')}
      </PageTitle>
      <div className={panels.panels}>
        <Banner tone="info">
          Each time you open a conversation or a file of it, the audit log keeps it. Whoever sent a file sees
          that you opened it.
        </Banner>
        <Panel title="Messages">
          <Messages id={conversation.uuid} />
        </Panel>
        {!isPending && may.includes('write') && <WriteAsStaff conversation={conversation.uuid} />}
      </div>
    </>
  )
}

function Messages({ id }: { id: string }) {
  const query = useInfiniteQuery(staffMessagesQuery(id))
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
            <ul className={css.messages}>
              {shown.map((one) => (
                <MessageItem
                  key={one.message.seq}
                  fileAt={(message) => `/staff/conversations/${id}/messages/${message}/file`}
                  shown={one}
                  mark={null}
                  isFound={false}
                />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
