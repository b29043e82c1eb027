import { t } from '@sojourn/contract/words/t'
import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'

/** A link opens the calendar of a phone at once, as a file that a script made does not. */
export const AddToCalendar = ({ order }: { order: string }) => (
  <a
    href={`/api/orders/${order}/meetings/calendar.ics`}
    download="meeting.ics"
    className={buttonClass({ variant: 'quiet', size: 's' })}
  >
    <ButtonFace icon="calendar">{t('Add to my calendar')}</ButtonFace>
  </a>
)
