import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Link } from '../../ui/text/link.tsx'

interface Props {
  reason: string
  /** The first name of the agent. */
  name: string
  profile: string
}

/** Why this agent is asked nothing, and where to go instead. */
const CannotAsk = ({ reason, name, profile }: Props) => (
  <Empty
    action={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
    hint={<Link to={profile}>{t('See the services of {name}', { name })}</Link>}
  >
    {reason}
  </Empty>
)

export default CannotAsk
