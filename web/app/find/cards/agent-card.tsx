import { formatNearDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentCard as Agent } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { FAR } from '../../fast-pages/far-pictures.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Seal } from '../../ui/mark/seal.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { listed } from '../../ui/text/listed.ts'
import { answersWords } from '../../words/answers-words.ts'
import css from './agent-card.module.css'
import type { AskedPrices } from './use-goal-prices.ts'

/** A client who looks for a goal of several people reads the price for all of them. */
const PriceForAll = lazyPart(() => import('./load-price.ts').then(({ loadPrice }) => loadPrice()))

/** Lists of those who can be hired know when each can be met. */
type Shown = Agent & { next_free_at?: string | null }

interface Drawn {
  agent: Shown
  as?: 'li' | 'article'
  heading?: 'h2' | 'h3'
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
  /** The card leads to the profile by its name unless told. */
  to?: string
  corner?: ReactNode
  /** The price for all who apply for this goal is asked for; that of one person stands there unless told. */
  asked?: AskedPrices | undefined
  /** Each language is named unless told: the one that somebody needs may be the last. */
  speaks?: string | undefined
  foot?: ReactNode
  far?: '' | undefined
}

type Props = Omit<Drawn, 'far'> & {
  /** Below the first screen. */
  isBelow?: boolean
}

const MOST_CATEGORIES = 2
const MOST_COUNTRIES = 3

/** An agent at a glance; the whole card leads to the profile. One with nothing to press but itself is written once. */
export function AgentCard({ isBelow = false, ...props }: Props) {
  return drawOrRepeat(isBelow ? { ...props, far: FAR } : props)
}

const drawOrRepeat = (props: Drawn) =>
  props.corner || props.foot || props.asked ? drawCard(props) : <StillCard {...props} />

function drawCard({ agent, as = 'article', heading = 'h3', goalId, far, ...more }: Drawn) {
  const { to = paths.agent(agent.username, goalId), corner, asked, speaks, foot } = more
  const price = <PriceFrom from={agent.price_from} />
  return (
    <Card as={as} padding="none" className={css.card} far={far}>
      <div className={css.who}>
        <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="card" />
        <Name agent={agent} heading={heading} to={to} />
        {corner}
      </div>
      <About agent={agent} speaks={speaks} />
      <div className={css.stub}>
        {asked ? (
          <Waits fallback={price}>
            <PriceForAll agent={agent} asked={asked} isOfCard>
              {price}
            </PriceForAll>
          </Waits>
        ) : (
          price
        )}
        {agent.completed_orders > 0 && (
          <span data-figures>{t('{count} completed', { count: agent.completed_orders })}</span>
        )}
        {foot}
      </div>
    </Card>
  )
}

const StillCard = still(drawCard)

interface Named {
  agent: Agent
  heading: 'h2' | 'h3'
  to: string
}

const Name = still(({ agent, heading: Heading, to }: Named) => (
  <div className={css.name}>
    <Heading>
      <CardLink to={to}>{agent.name}</CardLink>
    </Heading>
    <p className={css.standing}>
      <Stars rating={agent.rating} {...(agent.review_count > 0 && { count: agent.review_count })} />
    </p>
    <p className={css.marks}>
      {agent.verified && (
        <span>
          <Seal kind="verified" /> {t('Verified')}
        </span>
      )}
      {agent.licensed && (
        <span>
          <Seal kind="licensed" authority={t('the regulator')} /> {t('Licensed')}
        </span>
      )}
    </p>
  </div>
))

/** The place of the price in its sentence, which differs between languages. */
const HERE = '|'

/** It is for one person. */
const PriceFrom = still(({ from }: { from: Agent['price_from'] }) => {
  const [before, after] = t('From {price}', { price: HERE }).split(HERE)
  return (
    <span>
      {from && (
        <>
          {before}
          <MoneyText value={from} short className={css.price} />
          {after}
        </>
      )}
    </span>
  )
})

const About = still(({ agent, speaks }: Pick<Drawn, 'agent' | 'speaks'>) => {
  const { headline, categories, countries, languages, response_hours, next_free_at, approvals } = agent
  return (
    <div className={css.about}>
      <p className={css.headline} dir="auto">
        {headline}
      </p>
      <ul className={css.categories} aria-label={t('Helps with')}>
        {categories.slice(0, MOST_CATEGORIES).map(({ name }) => (
          <li key={name}>
            <Pill>{name}</Pill>
          </li>
        ))}
        {categories.length > MOST_CATEGORIES && (
          <li>
            <Pill>
              <bdi>+{categories.length - MOST_CATEGORIES}</bdi>
            </Pill>
          </li>
        )}
      </ul>
      <dl className={css.facts}>
        <div>
          <dt>{t('For')}</dt>
          <dd>{countries.length > 0 && <Countries countries={countries} />}</dd>
        </div>
        {languages.length > 0 && (
          <div>
            <dt>{t('Speaks')}</dt>
            <dd>{speaks ?? listed(languages.map(([, name]) => name))}</dd>
          </div>
        )}
        {response_hours !== null && (
          <div>
            <dt>{t('Answers')}</dt>
            <dd>{answersWords(response_hours)}</dd>
          </div>
        )}
        {approvals && (
          <div>
            <dt>{t('Approvals')}</dt>
            <dd data-figures>{t('{approved} of {decisions} decisions', approvals)}</dd>
          </div>
        )}
        {next_free_at && (
          <div>
            <dt>{t('Next free')}</dt>
            <dd>
              <time dateTime={next_free_at}>{formatNearDay(next_free_at)}</time>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
})

function Countries({ countries }: { countries: Agent['countries'] }) {
  const shown = countries.slice(0, MOST_COUNTRIES)
  const more = countries.length - shown.length
  return (
    <span className={css.countries}>
      {shown.map(({ id, name }) => (
        <span key={id}>
          <Flag country={id} />
          {name}
        </span>
      ))}
      {more > 0 && <bdi>+{more}</bdi>}
    </span>
  )
}
