import type { OwnArticleCard } from '@sojourn/contract/talk/own-articles'
import type { ReactNode } from 'react'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { useArticleActions } from './use-article-actions.ts'

export type Asked = 'trash' | 'erase' | 'unpublish' | 'discard'

interface Words {
  title: string
  confirm: string
  text: (title: ReactNode, isRead: boolean) => ReactNode
}

const words: Record<Asked, Words> = {
  trash: {
    title: 'Move this article to the trash?',
    confirm: 'Move to trash',
    text: (title, isRead) => (
      <>
        {isRead && <>Readers will no longer see {title}. </>}You can restore {isRead ? 'it' : title} for 30
        days.
      </>
    ),
  },
  erase: {
    title: 'Delete this article permanently?',
    confirm: 'Delete permanently',
    text: (title) => <>{title}, its pictures, files and likes will be deleted. This cannot be undone.</>,
  },
  unpublish: {
    title: 'Unpublish this article?',
    confirm: 'Unpublish',
    text: (title) => (
      <>Readers will no longer see {title}. It becomes a draft, which you can send for review again.</>
    ),
  },
  discard: {
    title: 'Discard your changes?',
    confirm: 'Discard changes',
    text: (title) => (
      <>{title} becomes what readers see now. What you changed since then is lost. This cannot be undone.</>
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
