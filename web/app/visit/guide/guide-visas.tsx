import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './guide-visas.module.css'
import type { FittingVisa } from './load-guide.ts'
import { useGoalWay } from './plan/goal-way.ts'

const InEnglish = writtenPart(() => import('../visas/in-english.tsx'))
const SideBySide = writtenPart(() => import('./side-by-side.tsx'))
const VisaDetails = writtenPart(() => import('./visa-details.tsx'))
const ApprovalShare = writtenPart(() => import('../../find/cards/approval-share.tsx'))

interface Props {
  visas: readonly FittingVisa[]
  country: { id: string; name: string }
  /** The entry rule covers the visit: nobody needs a visa for it. */
  needsNone: boolean
}

const MOST_WHOLE = 2

export const VisasThatFit = ({ visas, country, needsNone }: Props) =>
  visas.length > 0 && (
    <section className={css.fits} aria-labelledby="fits">
      <h2 id="fits">
        {needsNone
          ? t('Before you travel')
          : t('{count, plural, one {The visa that fits} other {# visas that fit}}', { count: visas.length })}
      </h2>
      <InEnglish />
      {visas.length > 1 && <SideBySide visas={visas} />}
      <ol>
        {visas.map((visa) => (
          <li key={visa.id}>
            <Fitting visa={visa} country={country.id} isWhole={visas.length <= MOST_WHOLE} />
          </li>
        ))}
      </ol>
    </section>
  )

const hidden = (words: ReactNode) => <span data-hidden>{words}</span>

interface FittingProps {
  visa: FittingVisa
  country: string
  isWhole: boolean
}

const GoalLink = ({ visa: { name, goal } }: { visa: FittingVisa }) => (
  <Link to={useGoalWay()(goal)}>
    {rich('Make it a goal<hidden> with {name}</hidden>', { hidden, name })}
    <Icon name="goal" size="s" />
  </Link>
)

const Fitting = ({ visa, country, isWhole }: FittingProps) => (
  <article className={css.visa} id={`visa-${visa.anchor}`} aria-labelledby={`visa-${visa.anchor}-name`}>
    <h3 id={`visa-${visa.anchor}-name`}>
      <Link to={paths.visa(country, visa.anchor)}>
        <bdi lang="en">{visa.name}</bdi>
      </Link>
    </h3>
    <p lang="en" dir="ltr">
      {visa.description}
    </p>
    {visa.limits && (
      <p lang="en" dir="ltr">
        {visa.limits}
      </p>
    )}
    <Reasons {...visa} />
    {visa.approvals && (
      <div className={css.share}>
        <ApprovalShare share={visa.approvals} />
      </div>
    )}
    <VisaDetails visa={visa} isWhole={isWhole} />
    <p className={css.links}>
      <GoalLink visa={visa} />
      {visa.offers && (
        <Link to={paths.agents({ country: country.toLowerCase(), visa: visa.id })}>
          <span>
            {rich('{agents} from {price}<hidden> for {name}</hidden>', {
              hidden,
              agents: visa.offers.agents,
              price: visa.offers.price,
              name: visa.name,
            })}
          </span>
          <Icon name="arrow-right" size="s" />
        </Link>
      )}
      {visa.url && (
        <a href={visa.url} rel="noopener">
          {visa.isFrontDoor
            ? rich('Official site<hidden> for {name}</hidden>', { hidden, name: visa.name })
            : rich('Official page<hidden> for {name}</hidden>', { hidden, name: visa.name })}
          <Icon name="external" size="s" />
        </a>
      )}
    </p>
  </article>
)

const Reasons = ({ why, open }: Pick<FittingVisa, 'why' | 'open'>) => (
  <ul className={css.reasons} aria-label={t('Why it fits')}>
    {why.map((sentence) => (
      <li key={sentence} data-met>
        <Icon name="check" size="s" /> {sentence}
      </li>
    ))}
    {open.map((sentence) => (
      <li key={sentence}>
        <Icon name="info" size="s" /> {sentence}
      </li>
    ))}
  </ul>
)
