import { paths } from '@sojourn/contract/paths/paths'
import type { FavouriteAgent } from '@sojourn/contract/supply/favourites'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'

/** An agent one keeps. */
export function KeptAgent({ favourite: { consultant, available } }: { favourite: FavouriteAgent }) {
  const [params] = useSearchParams()
  return (
    <AgentCard
      agent={consultant}
      as="li"
      heading="h2"
      to={paths.agent(consultant.uuid, params.get('goalId') ?? undefined)}
      countsLanguages
      corner={<FavouriteButton of={consultant} />}
      foot={!available && <Pill icon="clock">{t('Not available now')}</Pill>}
    />
  )
}
