import { t } from '@sojourn/contract/words/t'
import { Button } from '../../button/button.tsx'
import { FileChoice } from '../../file/file-choice.tsx'
import { MOST_PAGES } from '../paper-limits.ts'
import type { useCamera } from '../use-camera.ts'
import css from './tidy-pages.module.css'
import type { useTidied } from './use-tidied.ts'

/** A phone turns its own format into JPEG where HEIC is not named here. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf'

interface Props {
  count: number
  camera: ReturnType<typeof useCamera>
  isLive: boolean
  add: ReturnType<typeof useTidied>['add']
  onFilm: () => void
}

export const AddPages = ({ count, camera, isLive, add, onFilm }: Props) => (
  <div className={css.add}>
    <FileChoice icon="plus" accept={ACCEPTED} multiple onFiles={(files) => void add(files)}>
      {count === 0 ? t('Choose pages') : t('Add pages')}
    </FileChoice>
    {isLive && (
      <Button variant="secondary" size="s" icon="camera" onClick={onFilm}>
        {t('Take a photo')}
      </Button>
    )}
    {camera && !isLive && (
      <FileChoice
        icon="camera"
        accept="image/*"
        capture="environment"
        onFiles={(files) => void add(files, { isTaken: true })}
      >
        {t('Take a photo')}
      </FileChoice>
    )}
    <small>{t('{count} of {most} pages', { count, most: MOST_PAGES })}</small>
  </div>
)
