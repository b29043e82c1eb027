import { TAGLINE } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { organization, webSite } from '../../layouts/page/structured-data.ts'
import { useSite } from '../../session/site.ts'
import { ArticleCard } from '../articles/article-card.tsx'
import type { Route } from './+types/home-page'
import { BlueCard } from './blue-card.tsx'
import css from './cards.module.css'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'

const load = (async (api) => {
  const [agents, articles, testimonials] = await Promise.all([
    api('GET /consultants', { query: { limit: 6 } }),
    api('GET /articles', { query: { limit: 3 } }),
    api('GET /testimonials'),
  ])
  return {
    agents: agents.data.items,
    articles: articles.data.items,
    testimonials: testimonials.data.items,
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** All of it is translated. */
export const handle = true

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: TAGLINE,
    description: t(
      'Hire a verified visa and immigration agent at a price you agree on first. Your payment stays protected until the work is in your hands.',
    ),
    about: (origin, supportEmail) => [organization(origin, supportEmail), webSite(origin)],
  })

export default function Home({ loaderData: { agents, articles, testimonials } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <Hero figures={site.figures} />
      <HowItWorks />
      <BlueCard />
      {agents.length > 0 && (
        <Section
          title={t('Agents people recommend')}
          lead={t('Rated by the clients whose cases they closed.')}
          more={{ to: paths.agents(), label: t('All agents') }}
        >
          <ul className={css.grid}>
            {agents.map((agent) => (
              <AgentCard key={agent.uuid} agent={agent} as="li" />
            ))}
          </ul>
        </Section>
      )}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} isDemo={site.isDemo} />}
      {articles.length > 0 && (
        <Section
          title={t('Read before you queue')}
          lead={t('What agents write about forms, counters and the days between.')}
          more={{ to: paths.articles(), label: t('All articles') }}
        >
          <ul className={css.grid}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} as="li" excerpt="news" />
            ))}
          </ul>
        </Section>
      )}
      <Closing />
    </>
  )
}
