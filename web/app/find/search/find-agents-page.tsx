import { paths } from '@sojourn/contract/paths/paths'
import type { FoundAgent } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import { useNavigation } from 'react-router'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import layout from '../../layouts/page/layout.module.css'
import { useAccountState } from '../../session/account.ts'
import { AgentCard } from '../cards/agent-card.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { useCompared } from './compare-store.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Facets, filterNames } from './filters.ts'
import css from './find-agents-page.module.css'
import { type Names, onlyCountry } from './search-names.ts'
import type { Search } from './search-path.ts'
import { SortSelect } from './sort-select.tsx'
import { useSearchForm } from './use-search-form.ts'

/** The first screen shows no more cards. */
const MOST_AT_FIRST = 4

const CompareBar = lazyPart(() => import('./compare-bar.tsx'))
const SaveSearch = lazyPart(() => import('./save-search.tsx'))
/** Few come with a search in the address. */
const FilterChips = lazyPart(() => import('./filter-chips.tsx'))
const Pagination = lazyPart(() =>
  import('../../ui/list/pagination.tsx').then((list) => ({ default: list.Pagination })),
)
const NoAgents = lazyPart(() => import('./no-agents.tsx'))

export interface Found {
  agents: FoundAgent[]
  nextCursor: string | null
  facets: Facets
  search: Search
  names: Names
  goalId: string | undefined
}

/** Everybody who can be hired, narrowed by what one needs. The whole search stands in the address. */
export function FindAgentsPage({ agents, nextCursor, facets, search, names, goalId }: Found) {
  const form = useSearchForm(search, goalId)
  const compared = useCompared()
  const { state, location } = useNavigation()
  const country = onlyCountry(search, names)
  const isNarrowed = filterNames.some((name) => search[name])
  const { kind } = useAccountState()
  const asked = goalId && kind === 'present' ? { goalId, agents, place: search } : undefined
  const isSearching = state === 'loading' && location.pathname === paths.agents()
  return (
    <div className={layout.page}>
      <header className={css.head}>
        <h1>{country ? t('Agents for {country}', { country }) : t('Find agents')}</h1>
        <p>
          {t(
            'Our team has checked every agent’s identity. You pay only when you hire, and the payment is protected until the work is done.',
          )}
        </p>
      </header>
      <div className={css.columns}>
        <FilterForm
          form={form}
          facets={facets}
          search={search}
          names={names}
          goalId={goalId}
          found={inWords(facets.total)}
        />
        <section className={css.results} aria-labelledby="results" aria-busy={isSearching}>
          <div className={css.bar}>
            <h2 id="results">
              <span role="status">{inWords(facets.total)}</span>
            </h2>
            <Waits>{isNarrowed && <SaveSearch search={search} names={names} />}</Waits>
            <SortSelect search={search} form={form} />
          </div>
          <Waits>
            {(isNarrowed || asked) && (
              <FilterChips search={search} names={names} goalId={goalId} asked={asked} />
            )}
          </Waits>
          {agents.length > 0 ? (
            <>
              {facets.is_partial && (
                <p className={css.partial}>
                  {t('No agent matches every word of “{query}”. These agents match most of them.', {
                    query: search.query ?? '',
                  })}
                </p>
              )}
              <ul className={css.grid}>
                {agents.map((agent, index) => (
                  <AgentCard
                    key={agent.uuid}
                    agent={agent}
                    as="li"
                    isBelow={index >= MOST_AT_FIRST}
                    goalId={goalId}
                    corner={<FavouriteButton of={agent} />}
                    asked={asked}
                    foot={<CompareToggle agent={agent} />}
                  />
                ))}
              </ul>
              <div className={css.pages}>
                <Waits>
                  <Pagination label={t('More agents')} nextCursor={nextCursor} />
                </Waits>
              </div>
            </>
          ) : (
            <Waits>
              <NoAgents search={search} names={names} goalId={goalId} />
            </Waits>
          )}
        </section>
      </div>
      <Waits>{compared.length > 0 && <CompareBar compared={compared} />}</Waits>
    </div>
  )
}

function inWords({ count, more }: Facets['total']) {
  return more
    ? t('{count}+ agents', { count })
    : t('{count, plural, one {# agent} other {# agents}}', { count })
}
