import type { Offer } from '@sojourn/contract/work/offers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

const ExtraForm = lazyPart(() => import('./extra-form.tsx'))
const WishForm = lazyPart(() => import('./wish-form.tsx'))

export interface ForExtra {
  order: string
  currency: string
  /** The full name of the other side. */
  other: string
  /** An extra replaces a version, or a wish of the client. */
  before?: Offer
}

interface Props extends ForExtra {
  side: Side
  label: string
  variant: 'primary' | 'secondary' | 'quiet'
  icon?: IconName
  size?: 's'
  wide?: boolean
}

/** Opens what an agent proposes, or what a client asks for, over the page. Where neither can be, it says why. */
export function ProposeExtra({ side, order, currency, other, before, label, ...look }: Props) {
  const [open, setOpen] = useState(false)
  const { data: work } = useQuery(callQuery('GET /orders/{uuid}/work', { params: { uuid: order } }))
  const Asked = side === 'agent' ? ExtraForm : WishForm
  if (work?.no_extra)
    return (
      <p>
        <small>{work.no_extra}</small>
      </p>
    )
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Waits>
        {open && (
          <Asked {...{ order, currency, other, ...(before && { before }) }} onClose={() => setOpen(false)} />
        )}
      </Waits>
    </>
  )
}
