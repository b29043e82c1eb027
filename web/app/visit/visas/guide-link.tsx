import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'

/** From a country to the question most people come with. */
export const GuideLink = ({ country }: { country: string }) => (
  <LinkButton to={paths.guideTo(country)} variant="secondary" icon="passport">
    {t('Which visa do I need?')}
  </LinkButton>
)
