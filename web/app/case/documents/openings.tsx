import type { DocumentOpening } from '@sojourn/contract/work/documents'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { openingsQuery } from './document-queries.ts'
import css from './documents.module.css'

/** Who opened one's own files, and when. */
export function Openings({ order }: { order: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" icon="eye" onClick={() => setOpen(true)}>
        Who opened your files
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Who opened your files">
        {isOpen && <OpeningList order={order} />}
      </Modal>
    </>
  )
}

function OpeningList({ order }: { order: string }) {
  const openings = useInfiniteQuery(openingsQuery(order))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = openings
  return (
    <Loaded query={openings}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <p className={css.note}>Nobody has opened them yet.</p>
        return (
          <>
            <ul className={css.openings}>
              {items.map((opening) => (
                <Opening key={opening.id} {...opening} />
              ))}
            </ul>
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
          </>
        )
      }}
    </Loaded>
  )
}

const Opening = ({ by, is_own, document, file_name, purpose, created_at }: DocumentOpening) => (
  <li>
    <b>{is_own ? 'You' : (by ?? 'A deleted account')}</b>
    <span>
      {document} ({file_name})
    </span>
    <small>
      {purpose}, <InstantText value={created_at.date} />
    </small>
  </li>
)
