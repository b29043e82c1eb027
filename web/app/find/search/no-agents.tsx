import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './no-agents.module.css'
import { without } from './search-address.ts'
import type { Names } from './search-names.ts'
import { type Search, searchPath } from './search-path.ts'
import { chosenInWords } from './search-words.ts'

const MOST_HINTS = 4

interface Props {
  search: Search
  names: Names
  goalId: string | undefined
}

/** Nobody matches: which filters to remove. */
export default function NoAgents({ search, names, goalId }: Props) {
  const chosen = chosenInWords(search, names)
  if (chosen.length === 0)
    return (
      <Empty action={<LinkButton to={searchPath({}, goalId)}>{t('Go to the first agents')}</LinkButton>}>
        {t('There are no more agents.')}
      </Empty>
    )
  return (
    <Empty
      hint={
        <>
          {t('Try removing a filter:')}
          <span className={css.hints}>
            {chosen.slice(-MOST_HINTS).map(({ name, value, words }) => (
              <Link key={`${name} ${value}`} to={searchPath(without(search, name, value), goalId)}>
                {t('without {filter}', { filter: words })}
              </Link>
            ))}
          </span>
        </>
      }
      action={
        <LinkButton to={searchPath({}, goalId)} variant="secondary">
          {t('Clear all filters')}
        </LinkButton>
      }
    >
      {search.query
        ? t('No result found for “{query}”', { query: search.query })
        : t('No agents match all your filters.')}
    </Empty>
  )
}
