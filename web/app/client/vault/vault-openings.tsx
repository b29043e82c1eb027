import { t } from '@sojourn/contract/words/t'
import type { VaultOpening } from '@sojourn/contract/work/vault'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { vaultOpeningsQuery } from '../../queries/vault-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './vault-page.module.css'

export function VaultOpenings() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" icon="eye" onClick={() => setOpen(true)}>
        {t('Who opened your vault')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Who opened your vault')}>
        {isOpen && <List />}
      </Modal>
    </>
  )
}

function List() {
  const openings = useInfiniteQuery(vaultOpeningsQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = openings
  return (
    <Loaded query={openings}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <p className={css.note}>{t('Nobody has opened a file of it yet.')}</p>
        return (
          <>
            <ul className={css.openings}>
              {items.map((opening) => (
                <Line key={opening.id} {...opening} />
              ))}
            </ul>
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
          </>
        )
      }}
    </Loaded>
  )
}

const Line = ({ is_machine, paper, file_name, purpose, created_at }: VaultOpening) => (
  <li>
    <b>{is_machine ? t('Our machine') : t('You')}</b>
    <span>{paper ? `${paper}${file_name ? ` (${file_name})` : ''}` : t('A paper you deleted')}</span>
    <small>
      {purpose}
      {t(', ')}
      <InstantText value={created_at.date} />
    </small>
  </li>
)
