import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile, AgentReview } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from './agent-profile.module.css'
import { ReviewList } from './review-list.tsx'
import { NoneYet, RatingSummary } from './written-parts.ts'

export interface ReviewPage {
  items: AgentReview[]
  next: string | null
  /** Not the newest ones any more. */
  isFurther: boolean
}

interface Props {
  agent: AgentProfile
  page: ReviewPage
  goalId: string | undefined
}

/** Further pages stand in the address. */
export function AgentReviews({ agent, page, goalId }: Props) {
  const pageAt = (cursor?: string) => `${paths.agent(agent.username, goalId, cursor)}#reviews`
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('Reviews')}</h2>
      {agent.rating === null ? (
        <NoneYet kind="reviews" name={agent.name} />
      ) : (
        <>
          <RatingSummary rating={agent.rating} count={agent.review_count} stars={agent.stars} />
          <ReviewList reviews={page.items} agent={agent.name} />
          <p className={css.pages}>
            {page.isFurther && (
              <LinkButton to={pageAt()} variant="secondary">
                {t('Newest reviews')}
              </LinkButton>
            )}
            {page.next && (
              <LinkButton to={pageAt(page.next)} variant="secondary" rel="next">
                {t('Older reviews')}
              </LinkButton>
            )}
          </p>
        </>
      )}
    </section>
  )
}
