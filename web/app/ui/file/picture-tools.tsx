import { t } from '@sojourn/contract/words/t'
import { IconButton } from '../button/icon-button.tsx'
import css from './document-picture.module.css'

/** How large a picture can be, in times its width. */
export const ZOOMS = [1, 1.5, 2, 3, 4] as const

interface Props {
  /** Which of the sizes it has. */
  zoom: number
  onZoom: (next: (now: number) => number) => void
  onTurn: () => void
}

/** Makes a picture smaller and larger, and turns it. */
export const PictureTools = ({ zoom, onZoom, onTurn }: Props) => (
  <figcaption className={css.tools}>
    <IconButton
      icon="minus"
      label={t('Smaller')}
      disabled={zoom === 0}
      onClick={() => onZoom((now) => Math.max(0, now - 1))}
    />
    <span data-figures aria-live="polite">
      {(ZOOMS[zoom] ?? 1) * 100}%
    </span>
    <IconButton
      icon="plus"
      label={t('Larger')}
      disabled={zoom === ZOOMS.length - 1}
      onClick={() => onZoom((now) => Math.min(ZOOMS.length - 1, now + 1))}
    />
    <IconButton icon="refresh" label={t('Turn')} onClick={onTurn} />
  </figcaption>
)
