import type { OwnArticleCard } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { rich } from '../../words/rich.tsx'
import { useArticleActions } from './use-article-actions.ts'

export type Asked = 'trash' | 'erase' | 'unpublish' | 'discard'

interface Words {
  title: string
  confirm: string
  text: (title: ReactNode, isRead: boolean) => ReactNode
}

const words: Record<Asked, Words> = {
  trash: {
    title: t('Move this article to the trash?'),
    confirm: t('Move to trash'),
    text: (title, isRead) =>
      isRead
        ? rich('Readers will no longer see {title}. You can restore it for 30 days.', { title })
        : rich('You can restore {title} for 30 days.', { title }),
  },
  erase: {
    title: t('Delete this article permanently?'),
    confirm: t('Delete permanently'),
    text: (title) =>
      rich('{title}, its pictures, files and likes will be deleted. This cannot be undone.', { title }),
  },
  unpublish: {
    title: t('Unpublish this article?'),
    confirm: t('Unpublish'),
    text: (title) =>
      rich('Readers will no longer see {title}. It becomes a draft, which you can send for review again.', {
        title,
      }),
  },
  discard: {
    title: t('Discard your changes?'),
    confirm: t('Discard changes'),
    text: (title) =>
      rich(
        '{title} becomes what readers see now. What you changed since then is lost. This cannot be undone.',
        { title },
      ),
  },
}

interface Props {
  article: OwnArticleCard
  title: string
  asked: Asked | null
  onClose: () => void
}

export function AskFirst({ article, title: name, asked, onClose }: Props) {
  const actions = useArticleActions()
  return Object.entries(words).map(([act, { title, confirm, text }]) => (
    <ConfirmModal
      key={act}
      open={asked === act}
      title={title}
      confirm={confirm}
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (await actions[act as Asked](article)) onClose()
      }}
    >
      {text(<bdi>“{name}”</bdi>, article.path !== null)}
    </ConfirmModal>
  ))
}
