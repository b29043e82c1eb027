import { documentFile, type FileRule, pictureFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useLazy } from '../../fast-pages/use-lazy.ts'
import { Spinner } from '../button/spinner.tsx'
import { Modal } from '../overlay/modal.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './avatar-crop.module.css'
import type { Size } from './crop.ts'
import { acceptOf, fileProblem, ruleText } from './file-rules.ts'

/** Phones make pictures so large; the one that goes out is small. */
const chosenFile: FileRule = { ...pictureFile, maxBytes: documentFile.maxBytes }

interface Props {
  label?: string
  /** Keeps the square picture of 500 pixels; the modal stays, and waits, until that is done. */
  onCropped: (picture: Blob) => Promise<unknown>
}

/** Chooses a picture of oneself and the round part of it that is shown. */
export const AvatarCrop = (props: Props) => <PictureCrop {...props} />

const COVER: Size = { width: 1600, height: 900 }

/** Chooses a picture and the part of it that stands above a text. */
export const CoverCrop = (props: Props) => <PictureCrop {...props} size={COVER} />

function PictureCrop({ label = t('Change picture'), onCropped, size }: Props & { size?: Size }) {
  const [file, setFile] = useState<File | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { loaded, load } = useLazy(
    () => import('./lazy/cropper.tsx'),
    () => null,
  )

  function choose(chosen: File | undefined) {
    if (!chosen) return
    const wrong = fileProblem(chosen, chosenFile)
    setProblem(wrong)
    if (wrong) return
    setFile(chosen)
    setOpen(true)
    void load()
  }

  async function keep(picture: Blob) {
    await onCropped(picture)
    setOpen(false)
  }

  return (
    <div className={styles.choose}>
      <label className={styles.button}>
        <Icon name="camera" />
        {label}
        <input
          type="file"
          accept={acceptOf(chosenFile)}
          aria-invalid={problem ? true : undefined}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      <p className={problem ? styles.problem : styles.help} role={problem ? 'alert' : undefined}>
        {problem ?? `${ruleText(chosenFile)}.`}
      </p>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('Crop your picture')}>
        {file && loaded ? (
          <loaded.Part
            key={file.name + file.lastModified}
            file={file}
            onCropped={keep}
            {...(size && { size })}
          />
        ) : (
          <div className={styles.wait}>
            <Spinner large />
          </div>
        )}
      </Modal>
    </div>
  )
}
