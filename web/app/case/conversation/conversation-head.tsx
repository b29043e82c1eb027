import { agentPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './conversation.module.css'
import { keepConversation } from './conversation-queries.ts'
import type { useOthers } from './use-others.ts'

interface Props {
  conversation: Conversation
  side: Side
  others: ReturnType<typeof useOthers>
  /** The heading of the page stands here; beside another page it is one of its parts. */
  level: 'h1' | 'h2'
  isSearching: boolean
  onSearch: () => void
}

/** With whom one talks and about what, and what can be done about it. */
export function ConversationHead({
  conversation,
  side,
  others,
  level: Heading,
  isSearching,
  onSearch,
}: Props) {
  const { other } = others
  const queries = useQueryClient()
  const { order_id: order } = conversation
  const { mutate: block } = useMutation({
    mutationFn: (blocked: boolean) =>
      browserApi('PUT /conversations/{id}/block', { params: { id: conversation.uuid }, body: { blocked } }),
    onSuccess: ({ data }) => keepConversation(queries, data),
    onError: (error) => toast.error(sentenceOf(error, t('Error occurred, try again'))),
  })
  if (!other) return null
  const [first = ''] = other.user.full_name.split(' ')
  return (
    <header className={css.head}>
      <Link to={pathsOf[side].messages()} className={css.back} aria-label={t('All conversations')}>
        ‹
      </Link>
      <Avatar id={other.user.uuid ?? ''} name={other.user.full_name} picture={other.user.profile_picture} />
      <div className={css.who}>
        <Heading className={css.title}>
          <span data-hidden>{t('Conversation with')} </span>
          <bdi className={css.name}>{other.user.full_name}</bdi>
        </Heading>
        <p className={css.about}>
          <Presence others={others} first={first} />
          {order ? (
            <Link to={pathsOf[side].order(order.uuid)} className={css.order}>
              {order.ref}
            </Link>
          ) : (
            <span>{conversation.title}</span>
          )}
        </p>
      </div>
      <IconButton
        icon={isSearching ? 'close' : 'search'}
        label={isSearching ? t('Close search') : t('Search this conversation')}
        onClick={onSearch}
      />
      <Menu
        label={t('More about this conversation')}
        entries={[...waysOut(conversation, side, first), ...blocking(conversation.may, first, block)]}
      />
    </header>
  )
}

const LastSeen = ({ at }: { at: string | null }) =>
  at ? rich('Last online {time}', { time: <RelativeTime value={at} /> }) : t('Offline')

const waysOut = ({ order_id: order, question, may, uuid }: Conversation, side: Side, first: string) => [
  ...(order
    ? [{ label: t('Open order'), icon: 'document', to: pathsOf[side].order(order.uuid) } as const]
    : []),
  ...(question && side === 'client'
    ? [
        {
          label: t('See and hire {first}', { first }),
          icon: 'briefcase',
          to: paths.agent(question.agent, question.goal ?? undefined),
        } as const,
      ]
    : []),
  ...(side === 'agent' && may.includes('write')
    ? [
        {
          label: t('Make an offer'),
          icon: 'tag',
          to: agentPaths.newOffer({ conversation: uuid }),
        } as const,
      ]
    : []),
]

const blocking = (may: Conversation['may'], first: string, block: (isBlocked: boolean) => void) => [
  ...(may.includes('block')
    ? [
        {
          label: t('Block {first}', { first }),
          icon: 'eye-off',
          danger: true,
          onSelect: () => block(true),
        } as const,
      ]
    : []),
  ...(may.includes('unblock')
    ? [{ label: t('Unblock {first}', { first }), icon: 'eye', onSelect: () => block(false) } as const]
    : []),
]

interface PresenceProps {
  others: Props['others']
  first: string
}

const Presence = ({ others: { other, isOnline, isTyping }, first }: PresenceProps) => (
  <span className={css.presence} data-online={isOnline || undefined} role="status">
    {isTyping ? (
      t('{first} is typing…', { first })
    ) : isOnline ? (
      t('Online')
    ) : (
      <LastSeen at={other?.seen_at ?? null} />
    )}
  </span>
)
