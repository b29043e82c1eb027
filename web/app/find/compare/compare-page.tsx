import { paths } from '@sojourn/contract/paths/paths'
import type { ComparedAgent } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { ReaderOf } from '../../session/reader-of.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import { answersWords } from '../../words/answers-words.ts'
import { rich } from '../../words/rich.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { comparedNow, setCompared } from '../search/compare-store.ts'
import { searchPath } from '../search/search-path.ts'
import { searchedPlace } from '../search/searched-place.ts'
import type { Route } from './+types/compare-page'
import css from './compare-page.module.css'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MOST = 3

const load = (async (api, { url }) => {
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter((id) => UUID.test(id))
  if (asked.length === 0) return { agents: [] }
  const { data } = await api('GET /consultants/compare', {
    query: { ids: asked.slice(0, MOST).join(','), ...searchedPlace(url.searchParams) },
  })
  return { agents: data.items }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Compare agents'),
    description: t('Agents side by side: price, speed, rating, languages and licences.'),
    path: args.location.pathname + args.location.search,
    hidden: true,
  })

/** All of it is translated. */
export const handle = true

export default function CompareAgents({ loaderData }: Route.ComponentProps) {
  return (
    <ReaderOf>
      <ComparePage {...loaderData} />
    </ReaderOf>
  )
}

/** A client who looks for a goal of several people reads the price for all of them. */
const PriceForAll = lazyPart(() => import('../cards/load-price.ts').then(({ loadPrice }) => loadPrice()))

const lines: { name: string; of: (agent: ComparedAgent, goalId: string | undefined) => ReactNode }[] = [
  {
    name: t('Rating'),
    of: ({ rating, review_count }) => (
      <Stars rating={rating} {...(review_count > 0 && { count: review_count })} />
    ),
  },
  {
    name: t('Price from'),
    of: (agent, goalId) =>
      agent.price_from &&
      (goalId ? <PriceForAll agent={agent} /> : <MoneyText value={agent.price_from} short />),
  },
  { name: t('Fastest delivery'), of: ({ days_from }) => days_from && inDays(days_from) },
  { name: t('Helps with'), of: ({ categories }) => listed(categories.map(({ name }) => name)) },
  { name: t('Countries'), of: ({ countries }) => listed(countries.map(({ name }) => name)) },
  { name: t('Speaks'), of: ({ languages }) => listed(languages.map(([, name]) => name)) },
  { name: t('Licensed in'), of: ({ licences }) => listed(licences.map(({ name }) => name)) },
  { name: t('Services'), of: ({ service_count }) => service_count },
  { name: t('Orders completed'), of: ({ completed_orders }) => completed_orders },
  {
    name: t('Answers'),
    of: ({ response_hours }) => response_hours !== null && answersWords(response_hours),
  },
  {
    name: t('Next free time'),
    of: ({ next_free_at }) => next_free_at && <InstantText value={next_free_at} />,
  },
]

const inDays = (days: number) => t('{count, plural, one {# day} other {# days}}', { count: days })

/** The others stay in the address. */
const without = (agent: ComparedAgent, agents: ComparedAgent[]) =>
  agents.filter((one) => one !== agent).map(({ uuid }) => uuid)

const hidden = (words: ReactNode) => <span data-hidden>{words}</span>

/** Up to three agents side by side. */
function ComparePage({ agents }: { agents: ComparedAgent[] }) {
  const [params] = useSearchParams()
  const goalId = params.get('goalId') ?? undefined
  const place = searchedPlace(params)
  const all = searchPath(place, goalId)
  const { ref: heading, tabIndex, ...kept } = useKeptFocus<HTMLHeadingElement>()
  return (
    <div className={layout.page} {...kept}>
      <header className={css.head}>
        <Link to={all}>{t('Back to all agents')}</Link>
        <h1 ref={heading} tabIndex={tabIndex}>
          {t('Compare agents')}
        </h1>
      </header>
      {agents.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too
        <section className={css.frame} tabIndex={0} aria-label={t('Agents side by side')}>
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                {agents.map((agent) => (
                  <th key={agent.uuid} scope="col">
                    <span className={css.who}>
                      <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="l" />
                      <Link to={paths.agent(agent.username, goalId)}>{agent.name}</Link>
                      <FavouriteButton of={agent} />
                    </span>
                    <span className={css.headline} dir="auto">
                      {agent.headline}
                    </span>
                    <LinkButton
                      to={paths.compareAgents(without(agent, agents), { ...place, goalId })}
                      variant="quiet"
                      size="s"
                      icon="close"
                      className={css.out}
                      preventScrollReset
                      onClick={() => setCompared(comparedNow().filter(({ uuid }) => uuid !== agent.uuid))}
                    >
                      {rich('Take out<hidden> {name}</hidden>', { hidden, name: agent.name })}
                    </LinkButton>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, of }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {agents.map((agent) => (
                    <td key={agent.uuid}>
                      <Waits>{of(agent, goalId) || <span className={css.none}>{t('None yet')}</span>}</Waits>
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {agents.map((agent) => (
                  <td key={agent.uuid} className={css.ways}>
                    {agent.price_from && (
                      <LinkButton to={`${paths.agent(agent.username, goalId)}#services`} wide>
                        {rich('Hire<hidden> {name}</hidden>', { hidden, name: agent.name })}
                      </LinkButton>
                    )}
                    <LinkButton to={paths.agent(agent.username, goalId)} variant="secondary" wide>
                      {rich('View profile<hidden> of {name}</hidden>', { hidden, name: agent.name })}
                    </LinkButton>
                    {agent.takes_questions && (
                      <LinkButton
                        to={paths.ask(agent.username, { goalId })}
                        variant="secondary"
                        icon="chat"
                        wide
                      >
                        {rich('Ask a question<hidden> to {name}</hidden>', { hidden, name: agent.name })}
                      </LinkButton>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      ) : (
        <Empty action={<LinkButton to={all}>{t('Find agents')}</LinkButton>}>
          {t('Choose up to three agents on the list to see them side by side.')}
        </Empty>
      )}
    </div>
  )
}
