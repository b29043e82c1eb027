import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { t } from '@sojourn/contract/words/t'
import { useNotices } from '../../session/socket/use-notices.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'

const CHOICES = [
  {
    value: 'soon',
    label: t('After 15 minutes'),
    help: t('Only unread items, grouped by order.'),
  },
  { value: 'daily', label: t('Once a day'), help: t('One email at 8:00 with what you have not read here.') },
]

/** How soon emails come that can wait. */
export function MailRhythm({ chosen }: { chosen: NoticePreferences }) {
  const change = useNotices()
  return (
    <RadioGroup
      name="mail_rhythm"
      label={t('How often we email you')}
      hideLabel
      choices={CHOICES}
      value={chosen.mail_rhythm}
      onChange={(value) => change((old) => ({ ...old, mail_rhythm: value === 'daily' ? 'daily' : 'soon' }))}
    />
  )
}
