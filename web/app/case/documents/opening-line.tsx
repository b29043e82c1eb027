import { t } from '@sojourn/contract/words/t'
import type { DocumentOpening } from '@sojourn/contract/work/documents'
import { InstantText } from '../../ui/date/time-text.tsx'

export const OpeningLine = ({
  by,
  is_own,
  is_machine,
  document,
  file_name,
  purpose,
  created_at,
}: DocumentOpening) => (
  <li>
    <b>{is_own ? t('You') : is_machine ? t('Our machine') : (by ?? t('A deleted account'))}</b>
    <span>
      {document} ({file_name})
    </span>
    <small>
      {purpose}
      {t(', ')}
      <InstantText value={created_at.date} />
    </small>
  </li>
)
