import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { pending } from '../../fast-pages/pending.ts'
import { useAccountState } from '../../session/account.ts'
import { openAuth } from '../../session/auth-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { rich } from '../../words/rich.tsx'

interface Props {
  kind?: 'agent' | 'article'
  id: string
  /** The owner cannot like their own. */
  owner?: string
  name: string
  likes: number
  liked: boolean
}

/** Liked at once, and taken back when the server would not have it. */
export function LikeButton({ kind = 'agent', id, owner = id, name, likes, liked: wasLiked }: Props) {
  const state = useAccountState()
  const [shown, setShown] = useState({ liked: wasLiked, count: likes })
  const [busy, setBusy] = useState(false)
  const isThemselves = state.kind === 'present' && state.account.uuid === owner

  async function change(liked: boolean) {
    const before = shown
    setShown({ liked, count: before.count + (liked ? 1 : -1) })
    setBusy(true)
    try {
      const { like } = await pending(import('./act-on-profile.ts'))
      const count = await like(kind, id, liked)
      if (count !== null) setShown({ liked, count })
    } catch (error) {
      setShown(before)
      toast.error(sentenceOf(error, t('An error occurred.')))
    } finally {
      setBusy(false)
    }
  }

  function press() {
    if (busy) return
    if (state.kind === 'visitor') {
      toast.error(
        kind === 'agent' ? t('You have to login to like agent.') : t('You have to login to like article.'),
      )
      return openAuth({ mode: 'login', goOn: () => void change(true) })
    }
    void change(!shown.liked)
  }

  return (
    <Button
      variant="secondary"
      size="s"
      icon="thumb"
      aria-pressed={shown.liked}
      disabled={isThemselves}
      onClick={press}
    >
      {shown.liked
        ? rich('Liked<hidden> {name}</hidden>', { hidden, name })
        : rich('Like<hidden> {name}</hidden>', { hidden, name })}
      {shown.count > 0 && (
        <span data-figures>
          <span aria-hidden="true">· </span>
          {formatCount(shown.count)}
          <span data-hidden> {t('{count, plural, one {like} other {likes}}', { count: shown.count })}</span>
        </span>
      )}
    </Button>
  )
}

const hidden = (words: ReactNode) => <span data-hidden>{words}</span>
