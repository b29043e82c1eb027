import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Thread } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './conversation.module.css'
import { ConversationBones } from './conversation-bones.tsx'
import { otherOf } from './conversation-queries.ts'

/** The list knows with whom and about what it is before the conversation itself is here. The heading comes with that. */
export function ComingConversation({ thread, side }: { thread: Thread; side: Side }) {
  const user = otherOf(thread)?.user
  return (
    <div className={css.panel}>
      {user && (
        <header className={css.head}>
          <Link to={pathsOf[side].messages()} className={css.back} aria-label={t('All conversations')}>
            ‹
          </Link>
          <Avatar id={user.uuid ?? ''} name={user.full_name} picture={user.profile_picture} />
          <div className={css.who}>
            <p className={css.title}>
              <bdi className={css.name}>{user.full_name}</bdi>
            </p>
            <p className={css.about}>
              <span>{thread.order_id?.ref ?? thread.title}</span>
            </p>
          </div>
        </header>
      )}
      <ConversationBones />
    </div>
  )
}
