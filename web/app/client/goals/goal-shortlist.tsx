import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { shortlistQuery } from '../../queries/goal-queries.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import css from './goal-page.module.css'
import { pricesAsked } from './prices-asked.ts'

export function GoalShortlist({ goal }: { goal: Goal }) {
  const shortlist = useQuery(shortlistQuery(goal.id))
  return (
    <section aria-labelledby="shortlist">
      <h2 id="shortlist">{t('Your shortlist')}</h2>
      <p>{t('Agents on your wishlist who offer a service for this goal.')}</p>
      <Loaded query={shortlist}>
        {(kept) =>
          kept.length > 0 ? (
            <ul className={css.cards}>
              {kept.map(({ id, consultant, available }) => (
                <AgentCard
                  key={id}
                  agent={consultant}
                  as="li"
                  goalId={String(goal.id)}
                  corner={<FavouriteButton of={consultant} />}
                  asked={pricesAsked(
                    goal,
                    kept.map((one) => one.consultant),
                  )}
                  foot={!available && <Pill icon="clock">{t('Not available now')}</Pill>}
                />
              ))}
            </ul>
          ) : (
            <p className={css.none}>
              {t('No agents yet. Select the heart on an agent below to save them here.')}
            </p>
          )
        }
      </Loaded>
    </section>
  )
}
