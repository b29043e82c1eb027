import { t } from '@sojourn/contract/words/t'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import styles from './pagination.module.css'

interface Props {
  /** Names the list whose pages these are. */
  label: string
  nextCursor: string | null
}

/** Previous and Next of a list that is read by cursor; the cursor stands in the address. */
export function Pagination({ label, nextCursor }: Props) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const cursor = new URLSearchParams(search).get('cursor')
  if (!cursor && !nextCursor) return null

  // The way back is kept in the history entry; a page somebody was sent begins at the first.
  const trail: string[] = state?.trail ?? []
  const previous = { search: withCursor(search, trail.at(-1)) }
  const toPrevious = { state: { trail: trail.slice(0, -1) } }

  return (
    <nav className={styles.pages} aria-label={label}>
      {cursor ? (
        <LinkButton
          to={{ search: withCursor(search) }}
          variant="secondary"
          icon="chevron-left"
          rel="prev"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || trail.length === 0) return
            event.preventDefault()
            void navigate(previous, toPrevious)
          }}
        >
          {t('Previous')}
        </LinkButton>
      ) : (
        <Button variant="secondary" icon="chevron-left" disabled>
          {t('Previous')}
        </Button>
      )}
      {nextCursor ? (
        <LinkButton
          to={{ search: withCursor(search, nextCursor) }}
          state={{ trail: [...trail, cursor ?? ''] }}
          variant="secondary"
          iconAfter="chevron-right"
          rel="next"
        >
          {t('Next')}
        </LinkButton>
      ) : (
        <Button variant="secondary" iconAfter="chevron-right" disabled>
          {t('Next')}
        </Button>
      )}
    </nav>
  )
}

function withCursor(search: string, cursor?: string) {
  const params = new URLSearchParams(search)
  params.delete('cursor')
  if (cursor) params.set('cursor', cursor)
  return params.size > 0 ? `?${params}` : ''
}
