import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { rich } from '../../words/rich.tsx'
import css from './documents.module.css'
import { ReturnDocument } from './return-document.tsx'
import { useReview } from './use-review.ts'

interface Props {
  order: string
  document: OrderDocument
  acts: string[]
}

export function ReviewButtons({ order, document, acts }: Props) {
  const { uuid, name, versions } = document
  const { busy, review } = useReview(order, uuid)
  const version = versions[0]?.number ?? 1
  const can = (action: string) => acts.includes(action)
  const press = (act: keyof typeof ACTS) =>
    review(
      act === 'accept' || act === 'file' ? { action: act, version } : { action: act },
      ACTS[act].said(name),
    )
  if (!acts.some((action) => action !== 'upload')) return null
  return (
    <div className={css.actions}>
      {can('accept') && <Act act="accept" {...{ name, busy }} onPress={press} />}
      {can('return') && <ReturnDocument order={order} document={document} version={version} />}
      {QUIET.map((act) => can(act) && <Act key={act} {...{ act, name, busy }} onPress={press} />)}
    </div>
  )
}

const span = (words: ReactNode) => <span data-hidden>{words}</span>

/** Each act with its words, whose hidden part names the document for those who hear the button. */
const ACTS = {
  accept: {
    icon: 'check',
    words: (name: string) => rich('Accept<span> {name}</span>', { name, span }),
    said: (name: string) => t('{name} is accepted.', { name }),
  },
  file: {
    icon: 'stamp',
    words: (name: string) => rich('Mark as filed<span>: {name}</span>', { name, span }),
    said: (name: string) => t('{name} is marked as filed.', { name }),
  },
  drop: {
    icon: 'minus',
    words: (name: string) => rich('Not needed<span>: {name}</span>', { name, span }),
    said: (name: string) => t('{name} is marked as not needed.', { name }),
  },
  ask_again: {
    icon: 'refresh',
    words: (name: string) => rich('Ask again<span> for {name}</span>', { name, span }),
    said: (name: string) => t('Your client is asked for {name}.', { name }),
  },
} as const

const QUIET = ['file', 'drop', 'ask_again'] as const

interface ActProps {
  act: keyof typeof ACTS
  name: string
  busy: boolean
  onPress: (act: keyof typeof ACTS) => void
}

const Act = ({ act, name, busy, onPress }: ActProps) => (
  <Button
    variant={act === 'accept' ? 'primary' : 'quiet'}
    size="s"
    icon={ACTS[act].icon}
    busy={busy}
    onClick={() => onPress(act)}
  >
    {ACTS[act].words(name)}
  </Button>
)
