import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { howCounted, shareInWords } from '../../words/approval-share.ts'
import { checkedWords } from '../../words/checked-words.ts'
import { rich } from '../../words/rich.tsx'
import { anchorOf } from './by-purpose.ts'
import type { ToldVisa } from './facts/told.ts'
import { FactGroups } from './facts/visa-facts.tsx'
import { WithEnglish } from './facts/with-english.tsx'
import LicenceNotice from './licence-notice.tsx'
import css from './visa-article.module.css'
import { VisaMoney } from './visa-money.tsx'
import { VisaOffers } from './visa-offers.tsx'
import type { VisaPageData } from './visa-page.tsx'
import { VisaPapers } from './visa-papers.tsx'
import { VisaQuestions } from './visa-questions.tsx'

/** The answer, then who can apply, the papers, who helps, what people ask, and where one applies. */
const VisaArticle = ({ page }: { page: VisaPageData }) => {
  const { details, told, money, from, goalId } = page
  const { visa, country } = details
  return (
    <article className={css.article}>
      <InShort answer={told.answer} hasFee={told.hasFee} asked={askedOf(details)} />
      {money && (
        <VisaMoney money={money} country={country.id} visa={anchorOf(visa)} kept={{ goalId, from }} />
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <Applicants visa={visa} told={told} />
          <Part id="papers" title={t('Papers to prepare')} printed>
            <VisaPapers papers={visa.checklist} />
          </Part>
        </div>
        <div className={css.side}>
          <Helpers page={page} />
          {details.approvals && (
            <Part id="approvals" title={t('Decisions so far')}>
              <p>{shareInWords(details.approvals)}</p>
              <p className={css.quiet}>{howCounted}</p>
            </Part>
          )}
          <Authority {...details} />
        </div>
      </div>
      {country.licence && <LicenceNotice licence={country.licence} />}
      {told.questions.length > 0 && (
        <Part id="questions" title={t('Questions people ask')}>
          <VisaQuestions questions={told.questions} />
        </Part>
      )}
      {told.changes.length > 0 && <Changes changes={told.changes} />}
      <ReadMore page={page} />
      <Foot page={page} />
    </article>
  )
}

type Details = VisaPageData['details']

const InShort = still(
  ({ answer, hasFee, asked }: Pick<ToldVisa, 'answer' | 'hasFee'> & { asked: AskedOf }) => (
    <section className={css.answer} aria-labelledby="answer">
      <h2 id="answer">{t('In short')}</h2>
      {answer.main.length > 0 && (
        <div className={css.amounts}>
          <FactGroups groups={answer.main} isLarge />
        </div>
      )}
      <FactGroups groups={answer.rules} />
      {!hasFee && <AskAuthority {...asked} />}
    </section>
  ),
)

const Applicants = ({ visa, told }: { visa: Details['visa']; told: ToldVisa }) => (
  <Part id="who" title={t('Who can apply')}>
    <p lang="en" dir="ltr">
      {visa.description}
    </p>
    <FactGroups groups={told.who} />
    {visa.aliases.length > 0 && (
      <p className={css.quiet}>
        {rich('Also called: {names}', { names: <span lang="en">{visa.aliases.join(', ')}</span> })}
      </p>
    )}
    {visa.licence_limits && (
      <p className={css.quiet} lang="en" dir="ltr">
        {visa.licence_limits}
      </p>
    )}
  </Part>
)

const Helpers = ({ page: { details, offers, goalId } }: { page: VisaPageData }) => {
  const { visa, country } = details
  const among = {
    country: country.id.toLowerCase(),
    ...(offers && { visa: visa.id }),
    ...(goalId && { goalId }),
  }
  return (
    <Part id="agents" title={t('Agents who help')}>
      {offers ? (
        <VisaOffers offers={offers} visa={visa.name} goalId={goalId} country={country.id} />
      ) : (
        <p>{t('Nobody offers this visa yet.')}</p>
      )}
      <Onward to={paths.agents(among)}>
        {offers ? t('All agents for this visa') : t('Agents for {country}', { country: country.name })}
      </Onward>
    </Part>
  )
}

const Authority = ({ visa, country: { authority } }: Details) => (
  <Part id="authority" title={t('Who decides')}>
    {authority && <p lang="en">{authority.name}</p>}
    {visa.url && (
      <Outside to={visa.url}>{visa.front_door ? t('Official site') : t('Official page and form')}</Outside>
    )}
    {authority && authority.url !== visa.url && (
      <Outside to={authority.url}>{t('Site of the authority')}</Outside>
    )}
    <p className={css.quiet}>{t('You may always apply there yourself, without an agent.')}</p>
  </Part>
)

const ReadMore = ({ page: { details, articles, goalId } }: { page: VisaPageData }) => {
  const { country, others } = details
  return (
    <div className={css.more}>
      {articles.length > 0 && (
        <Part id="articles" title={t('Articles about it')}>
          <ul>
            {articles.map(({ id, title, slug, uuid }) => (
              <li key={id} dir="auto">
                <Link to={paths.article(uuid, slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {others.length > 0 && (
        <Part id="others" title={t('Other visas of {country}', { country: country.name })}>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={paths.visa(country.id, anchorOf(other), { goalId })}>
                  <bdi lang="en">{other.name}</bdi>
                </Link>
              </li>
            ))}
            <li>
              <Link to={paths.visas(country.id, { goalId })}>
                {t('All visas for {country}', { country: country.name })}
              </Link>
            </li>
          </ul>
        </Part>
      )}
    </div>
  )
}

const Foot = ({ page: { details, goalId } }: { page: VisaPageData }) => {
  const { visa, country } = details
  return (
    <p className={css.foot}>
      <Onward to={paths.guideTo(country.id)}>{t('Which visa do I need?')}</Onward>
      {visa.url && (
        <Link
          to={paths.visa(country.id, anchorOf(visa), { report: anchorOf(visa), goalId })}
          rel="nofollow"
          preventScrollReset
        >
          {t('Is something out of date?')}
        </Link>
      )}
    </p>
  )
}

interface PartProps {
  id: string
  title: string
  /** It stands on paper too. */
  printed?: boolean
  children: ReactNode
}

const Part = ({ id, title, printed, children }: PartProps) => (
  <section className={css.part} data-printed={printed} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const Onward = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={css.onward}>
    {children}
    <Icon name="arrow-right" size="s" />
  </Link>
)

const Outside = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} rel="noopener" className={css.onward}>
    {children}
    <Icon name="external" size="s" />
  </a>
)

interface AskedOf {
  country: string
  site: string | undefined
}

const askedOf = ({ visa, country }: Details): AskedOf => ({
  country: country.name,
  site: visa.url ?? country.authority?.url,
})

/** One link instead of an amount nobody knows. */
const AskAuthority = ({ country, site }: AskedOf) =>
  site ? (
    <p className={css.ask}>
      {t('We do not know the fee.')}{' '}
      <a href={site} rel="noopener">
        {t('See {site}', { site: new URL(site).hostname.replace(/^www\./, '') })}
        <Icon name="external" size="s" />
      </a>
    </p>
  ) : (
    <p className={css.ask}>
      {t('Fees and times differ. Ask the embassy or consulate of {country}.', { country })}
    </p>
  )

const strong = { b: (words: ReactNode) => <strong>{words}</strong> }

const dayOf = (checked: string) => <time dateTime={checked}>{checkedWords(checked)}</time>

const Changes = ({ changes }: { changes: ToldVisa['changes'] }) => (
  <Part id="changes" title={t('Changes of the last year')}>
    <ul>
      {changes.map(({ fact, checked, name, before, after }) => {
        const told = {
          ...strong,
          name,
          after: <WithEnglish text={after ?? ''} />,
          day: dayOf(checked),
        }
        return (
          <li key={`${fact} ${checked} ${after}`}>
            {before
              ? rich('<b>{name}</b>: {before} before, {after} since {day}', {
                  ...told,
                  before: <WithEnglish text={before} />,
                })
              : rich('<b>{name}</b>: {after} since {day}', told)}
          </li>
        )
      })}
    </ul>
  </Part>
)

export default VisaArticle
