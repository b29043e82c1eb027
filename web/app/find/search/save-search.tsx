import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { openAuth } from '../../session/auth-store.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Names } from './search-names.ts'
import type { Search } from './search-path.ts'

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx'))

/** Keeps a search, for clients; a visitor signs in first and goes on. */
export default function SaveSearch({ search, names }: { search: Search; names: Names }) {
  const state = useAccountState()
  const [asked, ask] = useState(false)
  const isClient = state.kind === 'present' && state.account.role === 'subscriber'
  if (state.kind !== 'visitor' && !isClient) return null
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon="bell"
        onClick={() => (isClient ? ask(true) : openAuth({ mode: 'login', goOn: () => ask(true) }))}
      >
        {t('Save this search')}
      </Button>
      <Waits>{asked && <SaveSearchDialog {...{ search, names }} onClose={() => ask(false)} />}</Waits>
    </>
  )
}
