import { t } from '@sojourn/contract/words/t'
import { DataPanels } from '../account/data/data-panels.tsx'
import { SupportMail } from '../layouts/footer/support-mail.tsx'
import panel from '../layouts/own/panel.module.css'
import { InstantText } from '../ui/date/time-text.tsx'
import { PageTitle } from '../ui/text/layout.tsx'
import { rich } from '../words/rich.tsx'
import css from './suspended.module.css'

interface Props {
  suspension: { reason: string; since: string }
}

/** A suspended person sees why, and whom to write to, and may take their data along and leave. */
export default function Suspended({ suspension }: Props) {
  return (
    <>
      <title>{t('Your account is suspended · Sojourn')}</title>
      <PageTitle
        intro={t(
          'You can download your data or delete your account. Everything else is closed until the suspension is lifted.',
        )}
      >
        {t('Your account is suspended')}
      </PageTitle>
      <dl className={css.notice}>
        <dt>{t('The reason')}</dt>
        <dd>{suspension.reason}</dd>
        <dt>{t('Since')}</dt>
        <dd>
          <InstantText value={suspension.since} />
        </dd>
        <dt>{t('If you disagree')}</dt>
        <dd>{rich('Write to {email}. A person reads it.', { email: <SupportMail /> })}</dd>
      </dl>
      <div className={`${panel.panels} ${css.data}`}>
        <DataPanels />
      </div>
    </>
  )
}
