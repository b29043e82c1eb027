import { DataPanels } from '../account/data/data-panels.tsx'
import { SupportMail } from '../layouts/footer/support-mail.tsx'
import panel from '../layouts/own/panel.module.css'
import { InstantText } from '../ui/date/time-text.tsx'
import { PageTitle } from '../ui/text/layout.tsx'
import css from './suspended.module.css'

interface Props {
  suspension: { reason: string; since: string }
}

/** A suspended person sees why, and whom to write to, and may take their data along and leave. */
export const Suspended = ({ suspension }: Props) => (
  <>
    <title>Your account is suspended · Sojourn</title>
    <PageTitle intro="You can download your data or delete your account. Everything else is closed until the suspension is lifted.">
      Your account is suspended
    </PageTitle>
    <dl className={css.notice}>
      <dt>The reason</dt>
      <dd>{suspension.reason}</dd>
      <dt>Since</dt>
      <dd>
        <InstantText value={suspension.since} />
      </dd>
      <dt>If you disagree</dt>
      <dd>
        Write to <SupportMail />. A person reads it.
      </dd>
    </dl>
    <div className={`${panel.panels} ${css.data}`}>
      <DataPanels />
    </div>
  </>
)
