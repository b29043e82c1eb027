import { Empty } from '../ui/empty.tsx'
import { Link } from '../ui/link.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import css from './no-agents.module.css'
import { filterNames, type Search, searchPath } from './search-address.ts'
import { filterInWords, type Names } from './search-words.ts'

const MOST_HINTS = 4

interface Props {
  search: Search
  names: Names
  goalId: string | undefined
}

/** Nobody fits: what could be let go of. */
export default function NoAgents({ search, names, goalId }: Props) {
  const chosen = filterNames.filter((name) => search[name])
  if (chosen.length === 0)
    return (
      <Empty action={<LinkButton to={searchPath({}, goalId)}>To the first agents</LinkButton>}>
        There is nobody further on this list.
      </Empty>
    )
  return (
    <Empty
      hint={
        <>
          Check the spelling, or let go of one thing:
          <span className={css.hints}>
            {chosen.slice(-MOST_HINTS).map((name) => (
              <Link key={name} to={searchPath({ ...search, [name]: undefined }, goalId)}>
                without {filterInWords(name, search, names)}
              </Link>
            ))}
          </span>
        </>
      }
      action={
        <LinkButton to={searchPath({}, goalId)} variant="secondary">
          Clear all filters
        </LinkButton>
      }
    >
      {search.query ? `No result found for “${search.query}”` : 'No agent fits all of this yet.'}
    </Empty>
  )
}
