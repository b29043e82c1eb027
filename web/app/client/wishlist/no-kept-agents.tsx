import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'

/** A wishlist without agents. */
export const NoKeptAgents = () => (
  <Empty
    hint={t('Select the heart on an agent to save them here.')}
    action={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
  >
    {t('Your wishlist is empty.')}
  </Empty>
)
