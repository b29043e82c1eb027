import { STARTS } from '@sojourn/contract/paths/start-of'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'
import css from './profile-notices.module.css'

const HIDDEN = {
  unverified: t('Only you see this page. Clients find it once your identity is verified.'),
  suspended: t('Only you see this page while your account is suspended.'),
  leaving: t(
    'Your account is to be deleted. Clients who have this page’s link see it, and cannot hire or ask you.',
  ),
}

/** To whose profile it is: who sees the page. */
const OwnNotice = ({ hidden }: Pick<AgentProfile, 'hidden'>) => (
  <p className={css.notice}>
    {hidden ? HIDDEN[hidden] : t('This is your profile as clients see it.')}{' '}
    <Link to={STARTS.agent}>{t('My Services')}</Link>
  </p>
)

export default OwnNotice
