import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { Icon } from '../text/icon.tsx'
import styles from './file-drop.module.css'
import { isPicture } from './file-rules.ts'

/** A picture as itself, anything else as a sheet of paper. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!isPicture(file)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return (
    <span className={styles.preview}>
      {url ? <img src={url} alt={t('Preview of {file}', { file: file.name })} /> : <Icon name="document" />}
    </span>
  )
}
