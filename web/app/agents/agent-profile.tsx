import type { AgentProfile as Profile } from '@sojourn/contract/agents'
import type { ArticleCard as Article } from '@sojourn/contract/showcase'
import { ArticleCard } from '../articles/article-card.tsx'
import layout from '../pages/layout.module.css'
import { paths } from '../paths.ts'
import { AgentHeader } from './agent-header.tsx'
import css from './agent-profile.module.css'
import { AgentSide } from './agent-side.tsx'
import { ReviewList } from './review-list.tsx'
import { ServiceCard } from './service-card.tsx'

/** Everything one needs to decide whether to hire this agent. */
export const AgentProfile = ({ agent, articles }: { agent: Profile; articles: Article[] }) => (
  <div className={layout.page}>
    <AgentHeader agent={agent} />
    <div className={css.columns}>
      <AgentSide agent={agent} />
      <div className={css.main}>
        <section aria-labelledby="about">
          <h2 id="about">About</h2>
          <div className={css.about}>
            {agent.about.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="services">
          <h2 id="services">Services</h2>
          <ul className={css.services}>
            {agent.services.map((service) => (
              <ServiceCard key={service.id} service={service} path={paths.agent(agent.username)} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="reviews">
          <h2 id="reviews">
            Reviews {agent.review_count > agent.reviews.length && <small>{latestOf(agent)}</small>}
          </h2>
          {agent.reviews.length > 0 ? (
            <ReviewList reviews={agent.reviews} />
          ) : (
            <p className={css.none}>
              No reviews yet. Only clients of finished orders can write one, and {agent.name} is new here.
            </p>
          )}
        </section>
      </div>
    </div>
    {articles.length > 0 && (
      <section className={layout.section} aria-labelledby="articles">
        <h2 id="articles">Written by {agent.name}</h2>
        <ul className={css.articles}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} as="li" excerpt="custom" />
          ))}
        </ul>
      </section>
    )}
  </div>
)

const latestOf = ({ reviews, review_count }: Profile) => `the latest ${reviews.length} of ${review_count}`
