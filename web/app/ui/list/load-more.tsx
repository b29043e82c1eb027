import { t } from '@sojourn/contract/words/t'
import { Button } from '../button/button.tsx'
import styles from './pagination.module.css'

interface MoreProps {
  hasMore: boolean
  busy: boolean
  onMore: () => void
}

/** The other way to go on: the next ones come under these. */
export function LoadMore({ hasMore, busy, onMore }: MoreProps) {
  if (!hasMore) return null
  return (
    <div className={styles.more}>
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {t('Load more')}
      </Button>
    </div>
  )
}
