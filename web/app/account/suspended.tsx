import { SUPPORT_EMAIL } from '@sojourn/contract/names'
import { PageTitle } from '../ui/layout.tsx'
import { InstantText } from '../ui/time-text.tsx'
import css from './suspended.module.css'

interface Props {
  suspension: { reason: string; since: string }
}

/** A suspended person sees why, and whom to write to; nothing else. */
export const Suspended = ({ suspension }: Props) => (
  <>
    <title>Your account is suspended · Sojourn</title>
    <PageTitle intro="You can sign in and read this. Everything else waits until it is lifted.">
      Your account is suspended
    </PageTitle>
    <dl className={css.notice}>
      <dt>The reason</dt>
      <dd>{suspension.reason}</dd>
      <dt>Since</dt>
      <dd>
        <InstantText value={suspension.since} />
      </dd>
      <dt>If you see it otherwise</dt>
      <dd>
        Write to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>. A person reads it.
      </dd>
    </dl>
  </>
)
