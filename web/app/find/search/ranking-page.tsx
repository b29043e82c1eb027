import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { rich } from '../../words/rich.tsx'
import type { Route } from './+types/ranking-page'
import css from './ranking-page.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('How agents are ranked'),
    description: t(
      'Who stands first when you look for a visa agent, and why: reviews, completed orders and speed of answer, and nothing that money buys.',
    ),
    about: (origin) => [
      breadcrumbs(origin, [
        { name: t('Find agents'), path: paths.agents() },
        { name: t('How agents are ranked'), path: paths.ranking() },
      ]),
    ],
  })

/** The points of the server's own formula, server/src/discovery/ranking.ts. */
const parts = [
  {
    points: 60,
    name: t('What clients say'),
    text: t(
      'The average of the reviews, weighed so that a few count for little: everybody begins as if they had five reviews of 4.5. One happy client does not put an agent on top, and one unhappy client does not sink them.',
    ),
  },
  {
    points: 25,
    name: t('Completed orders'),
    text: t(
      'Work that clients accepted. Each order counts less than the one before, and beyond 200 more of them change nothing, so that newcomers can reach those who were here first.',
    ),
  },
  {
    points: 15,
    name: t('How fast they answer'),
    text: t(
      'The usual time until the first answer. Agents who answer at once have all of these points. Agents who take two days have none.',
    ),
  },
]

/** In what order agents stand, and what cannot be bought. */
/** All of it is translated. */
export const handle = true

const RankingPage = () => (
  <div className={layout.page}>
    <PageHead
      title={t('How agents are ranked')}
      lead={t('When you look for an agent, somebody stands first. You should know why.')}
      actions={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
    />
    <section className={layout.section} aria-labelledby="first">
      <h2 id="first">{t('First, whether they fit')}</h2>
      <p>
        {t(
          'Only agents whose identity we verified, who offer a service right now and who are not on leave are listed. Where a country demands a licence, their services for it are listed only with a licence our staff confirmed. The filters you set decide the rest; a price and a time you ask for must both be kept by one and the same service.',
        )}
      </p>
      <p>
        {t(
          'If you type words, agents whose name is what you typed come first, then those who write of it themselves, and last those whose words only look alike, in case of a typing mistake.',
        )}
      </p>
    </section>
    <section className={layout.section} aria-labelledby="points">
      <h2 id="points">{t('Then, a hundred points')}</h2>
      <ol className={css.parts}>
        {parts.map(({ points, name, text }) => (
          <li key={name}>
            <p className={css.points}>
              {rich('{points} points', { points: <strong data-figures>{points}</strong> })}
            </p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        {t(
          'You can order the list differently: by rating, by the lowest price, by the fastest delivery, or with the newest agents first. An agent without a review is marked as new and has no rating at all, rather than an invented one.',
        )}
      </p>
    </section>
    <section className={layout.section} aria-labelledby="never">
      <h2 id="never">{t('What changes nothing')}</h2>
      <p>
        {t(
          'Nobody can pay for a place. Neither the plan an agent has with us nor the commission we earn on them is part of the order. We do not rank by who you are either: two people who ask the same see the same list.',
        )}
      </p>
    </section>
  </div>
)

export default RankingPage
