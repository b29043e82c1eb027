import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { PhotoUpload } from '../../layouts/account/photo-upload.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { mendingOf } from '../../words/service-words.ts'
import css from './missing-list.module.css'

/** One thing a service lacks, as a link to where it is mended. */
export function MissingItem({ field, message }: OwnService['missing'][number]) {
  const { label, to } = mendingOf(field)
  return (
    <li>
      <Icon name="minus" size="s" />
      <span>
        {to.startsWith('#') ? (
          <a href={to} onClick={() => focusField(field)}>
            {label}
          </a>
        ) : (
          <Link to={to}>{label}</Link>
        )}
        : {message}
        {field === 'picture' && (
          <span className={css.upload}>
            <PhotoUpload label={t('Add a photo of yourself')} />
          </span>
        )}
      </span>
    </li>
  )
}

/** After the browser has gone to the section. */
function focusField(field: string) {
  setTimeout(() => document.getElementsByName(field)[0]?.focus())
}
