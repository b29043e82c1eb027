import { roomAt } from '@sojourn/contract/paths/start-of'
import { t } from '@sojourn/contract/words/t'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Icon } from '../../ui/text/icon.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './conversation.module.css'
import { ThreadList } from './thread-list.tsx'
import { useHeightLeft } from './use-height-left.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Messages'))

/** All conversations of one side; on wide screens one of them opens beside the list. */
export default function MessagesPage() {
  const side: Side = roomAt(useLocation().pathname) === 'agent' ? 'agent' : 'client'
  const whole = useRef<HTMLDivElement>(null)
  useHeightLeft(whole)
  return (
    <div ref={whole} className={css.whole} data-list data-fills-window>
      <nav className={css.threads} aria-label={t('Conversations')}>
        <h1 className={css.listTitle}>{t('Messages')}</h1>
        <ThreadList side={side} />
      </nav>
      <div className={css.choose}>
        <Icon name="chat" />
        <p>{t('Choose a conversation to read and answer it.')}</p>
      </div>
    </div>
  )
}
