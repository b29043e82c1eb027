import { t } from '@sojourn/contract/words/t'
import { Button } from '../../button/button.tsx'
import { ButtonFace, buttonClass } from '../../button/button-face.tsx'
import { classes } from '../../text/classes.ts'
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
    <Chooser
      icon="plus"
      label={count === 0 ? t('Choose pages') : t('Add pages')}
      accept={ACCEPTED}
      multiple
      onFiles={(files) => void add(files)}
    />
    {isLive && (
      <Button variant="secondary" size="s" icon="camera" onClick={onFilm}>
        {t('Take a photo')}
      </Button>
    )}
    {camera && !isLive && (
      <Chooser
        icon="camera"
        label={t('Take a photo')}
        accept="image/*"
        capture="environment"
        onFiles={(files) => void add(files, { isTaken: true })}
      />
    )}
    <small>{t('{count} of {most} pages', { count, most: MOST_PAGES })}</small>
  </div>
)

interface ChooserProps {
  icon: 'plus' | 'camera'
  label: string
  accept: string
  multiple?: boolean
  capture?: 'environment'
  onFiles: (files: File[]) => void
}

const Chooser = ({ icon, label, onFiles, ...input }: ChooserProps) => (
  <label className={classes(buttonClass({ variant: 'secondary', size: 's' }), css.choose)}>
    <ButtonFace icon={icon}>{label}</ButtonFace>
    <input
      type="file"
      aria-label={label}
      className={css.input}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
      {...input}
    />
  </label>
)
