import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile as Profile } from '@sojourn/contract/supply/agents'
import type { ArticleCard as Article } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import layout from '../../layouts/page/layout.module.css'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { OthersWords } from '../../ui/translation/others-words.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { MeetingTimes } from '../times/meeting-times.tsx'
import { AgentHeader } from './agent-header.tsx'
import { AgentHello } from './agent-hello.tsx'
import css from './agent-profile.module.css'
import { AgentReviews, type ReviewPage } from './agent-reviews.tsx'
import { AgentServices } from './agent-services.tsx'
import { HireBar } from './hire-bar.tsx'
import { LikeButton } from './like-button.tsx'
import { ProfileNotices } from './profile-notices.tsx'
import { ShareButton } from './share-button.tsx'

const AgentSide = writtenPart(() => import('./agent-side.tsx'))
const AgentArticles = writtenPart(() => import('./agent-articles.tsx'))

interface Props {
  agent: Profile
  articles: Article[]
  reviews: ReviewPage
  /** The goal one is looking for an agent for. */
  goalId: string | undefined
}

/** Everything one needs to decide whether to hire this agent. */
export const AgentProfile = ({ agent, articles, reviews, goalId }: Props) => (
  <div className={layout.page}>
    <ProfileNotices agent={agent} />
    <AgentHeader
      agent={agent}
      actions={
        <>
          <LikeButton
            key={agent.uuid}
            id={agent.uuid}
            name={agent.name}
            likes={agent.likes}
            liked={agent.like_id !== null}
          />
          <FavouriteButton of={agent} />
          <ShareButton
            title={t('{name}, visa agent', { name: agent.name })}
            path={paths.agent(agent.username)}
          />
          {agent.takes_questions && !agent.hidden && (
            <LinkButton to={paths.ask(agent.username, { goalId })} variant="secondary" size="s" icon="chat">
              {t('Ask a question')}
            </LinkButton>
          )}
        </>
      }
    />
    <div className={css.columns}>
      <div className={css.main}>
        <AgentServices key={agent.uuid} agent={agent} goalId={goalId} />
        {agent.timezone && !agent.away_until && !agent.hidden && (
          <MeetingTimes key={`${agent.uuid} times`} agent={agent} />
        )}
        {agent.hello && <AgentHello key={agent.hello.id} name={agent.name} hello={agent.hello} />}
        {agent.about && <About name={agent.name} text={agent.about} />}
        <AgentReviews agent={agent} page={reviews} goalId={goalId} />
        {articles.length > 0 && <AgentArticles name={agent.name} articles={articles} />}
      </div>
      <div className={css.side}>
        <HireBar agent={agent} />
        <AgentSide
          name={agent.name}
          countries={agent.countries}
          categories={agent.categories}
          languages={agent.languages}
          licences={agent.licences}
          declared_trader={agent.declared_trader}
          trader={agent.trader}
          verified_since={agent.verified_since}
        />
      </div>
    </div>
    <HireBar agent={agent} />
  </div>
)

const About = still(({ name, text }: { name: string; text: string }) => {
  const words = text.split(/\n{2,}/)
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('About {name}', { name })}</h2>
      <div className={css.about}>
        <OthersWords words={words}>
          {(say, as) =>
            words.map((paragraph) => (
              <p key={paragraph} {...as}>
                {say(paragraph)}
              </p>
            ))
          }
        </OthersWords>
      </div>
    </section>
  )
})
