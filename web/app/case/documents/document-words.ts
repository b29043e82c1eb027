import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

/** How a document stands, as the one who reads would say it. */
export function documentWords({ slug, given_by }: OrderDocument, side: Side): Words {
  const isMine = given_by === side
  switch (slug) {
    case 'waiting':
      return isMine
        ? { name: 'Please upload', icon: 'upload', tone: 'action' }
        : { name: 'Not handed over yet', icon: 'clock', tone: 'plain' }
    case 'handed_over':
      return isMine
        ? { name: 'Handed over', icon: 'check', tone: 'plain' }
        : { name: 'Please review', icon: 'eye', tone: 'action' }
    case 'accepted':
      return { name: 'Accepted', icon: 'check', tone: 'success' }
    case 'returned':
      return { name: isMine ? 'Please upload again' : 'Returned', icon: 'refresh', tone: 'warning' }
    case 'filed':
      return { name: 'Filed with the authority', icon: 'stamp', tone: 'stamp' }
    case 'not_needed':
      return { name: 'Not needed', icon: 'minus', tone: 'plain' }
  }
}
