import { t } from '@sojourn/contract/words/t'
import { useSyncExternalStore } from 'react'
import { Icon } from '../text/icon.tsx'
import styles from './file-drop.module.css'
import { parseCutUploads, readCutUploads } from './kept-uploads.ts'

/** Names the files whose upload a reload of the page cut, so that they can be chosen again and go on. */
export function CutNote({ path }: { path: string | undefined }) {
  const known = useSyncExternalStore(subscribe, readCutUploads, () => '')
  const cut = parseCutUploads(known).filter((one) => one.path === path)
  if (cut.length === 0) return null
  return (
    <ul className={styles.cut}>
      {cut.map(({ id, name, arrived, size }) => (
        <li key={id}>
          <Icon name="info" size="s" />
          <span>
            {t('The upload of “{name}” stopped at {percent}%. Choose the same file again to continue.', {
              name,
              percent: Math.floor((100 * arrived) / size),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Nothing tells of it: what was cut was cut before the page came. */
const subscribe = () => () => {}
