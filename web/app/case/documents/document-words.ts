import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

const PLAIN = { icon: 'document', tone: 'plain' } as const

const DONE: Partial<Record<OrderDocument['slug'], true>> = { accepted: true, filed: true, not_needed: true }

/** How a document stands, as the one who reads would say it. */
export function documentWords(
  { slug, given_by, mandatory }: OrderDocument,
  side: Side,
  /** The case is over, and asks for nothing. */
  isOver = false,
): Words {
  const isMine = given_by === side
  if (isOver && !DONE[slug]) return { name: slug === 'waiting' ? t('Not uploaded') : t('Uploaded'), ...PLAIN }
  switch (slug) {
    case 'waiting':
      if (!isMine) return { name: t('Not uploaded yet'), icon: 'clock', tone: 'plain' }
      return mandatory
        ? { name: t('Missing'), icon: 'upload', tone: 'warning' }
        : { name: t('Optional'), ...PLAIN }
    case 'handed_over':
      return isMine
        ? { name: t('Uploaded'), icon: 'check', tone: 'plain' }
        : { name: t('Please review'), icon: 'eye', tone: 'action' }
    case 'accepted':
      return { name: t('Accepted'), icon: 'check', tone: 'success' }
    case 'returned':
      return { name: isMine ? t('Please upload again') : t('Returned'), icon: 'refresh', tone: 'warning' }
    case 'filed':
      return { name: t('Filed with the authority'), icon: 'stamp', tone: 'success' }
    case 'not_needed':
      return { name: t('Not needed'), icon: 'minus', tone: 'plain' }
  }
}
