import { paths } from '@sojourn/contract/paths/paths'
import { LinkButton } from '../../ui/button/link-button.tsx'

/** From a country to the question most people come with. */
export const GuideLink = ({ country }: { country: string }) => (
  <LinkButton to={paths.guideTo(country)} variant="secondary" icon="passport">
    Which visa do I need?
  </LinkButton>
)
