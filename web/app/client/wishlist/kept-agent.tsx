import { paths } from '@sojourn/contract/paths/paths'
import type { FavouriteAgent } from '@sojourn/contract/supply/favourites'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'

interface Props {
  favourite: FavouriteAgent
  /** All of its page. */
  among: readonly FavouriteAgent[]
}

/** An agent one keeps. */
export function KeptAgent({ favourite: { consultant, available }, among }: Props) {
  const goalId = useSearchParams()[0].get('goalId') ?? undefined
  return (
    <AgentCard
      agent={consultant}
      as="li"
      heading="h2"
      to={paths.agent(consultant.uuid, goalId)}
      asked={
        goalId === undefined ? undefined : { goalId, agents: among.map((one) => one.consultant), place: {} }
      }
      speaks={languagesOf(consultant)}
      corner={<FavouriteButton of={consultant} />}
      foot={!available && <Pill icon="clock">{t('Not available now')}</Pill>}
    />
  )
}

/** The first has its name, and the others are counted. */
function languagesOf({ languages: [first, ...others] }: FavouriteAgent['consultant']) {
  if (!first || others.length === 0) return first?.[1]
  return t('{language} and {count, plural, one {# more} other {# more}}', {
    language: first[1],
    count: others.length,
  })
}
