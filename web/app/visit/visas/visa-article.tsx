import { paths } from '@sojourn/contract/paths/paths'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { howCounted, shareInWords } from '../../words/approval-share.ts'
import { anchorOf } from './by-purpose.ts'
import { checkedWords } from './facts/checked-words.ts'
import type { ToldVisa } from './facts/told.ts'
import { FactGroups } from './facts/visa-facts.tsx'
import LicenceNotice from './licence-notice.tsx'
import css from './visa-article.module.css'
import { VisaMoney } from './visa-money.tsx'
import { VisaOffers } from './visa-offers.tsx'
import type { VisaPageData } from './visa-page.tsx'
import { VisaPapers } from './visa-papers.tsx'
import { VisaQuestions } from './visa-questions.tsx'

/** The answer, then who can apply, the papers, who helps, what people ask, and where one applies. */
const VisaArticle = ({ page }: { page: VisaPageData }) => {
  const { details, told, offers, money, from, articles, goalId } = page
  const { visa, country, others } = details
  const iso = country.id.toLowerCase()
  return (
    <article className={css.article}>
      <section className={css.answer} aria-labelledby="answer">
        <h2 id="answer">In short</h2>
        {told.answer.main.length > 0 && (
          <div className={css.amounts}>
            <FactGroups groups={told.answer.main} isLarge />
          </div>
        )}
        <FactGroups groups={told.answer.rules} />
        {!told.hasFee && <AskAuthority {...details} />}
      </section>
      {money && (
        <VisaMoney money={money} country={country.id} visa={anchorOf(visa)} kept={{ goalId, from }} />
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <Part id="who" title="Who can apply">
            <p>{visa.description}</p>
            <FactGroups groups={told.who} />
            {visa.aliases.length > 0 && <p className={css.quiet}>Also called: {visa.aliases.join(', ')}</p>}
            {visa.licence_limits && <p className={css.quiet}>{visa.licence_limits}</p>}
          </Part>
          <Part id="papers" title="Papers to prepare" printed>
            <VisaPapers papers={visa.checklist} />
          </Part>
        </div>
        <div className={css.side}>
          <Part id="agents" title="Agents who help">
            {offers ? (
              <VisaOffers offers={offers} visa={visa.name} goalId={goalId} />
            ) : (
              <p>Nobody offers this visa yet.</p>
            )}
            <Onward
              to={paths.agents({ country: iso, ...(offers && { visa: visa.id }), ...(goalId && { goalId }) })}
            >
              {offers ? 'All agents for this visa' : `Agents for ${country.name}`}
            </Onward>
          </Part>
          {details.approvals && (
            <Part id="approvals" title="Decisions so far">
              <p>{shareInWords(details.approvals)}</p>
              <p className={css.quiet}>{howCounted}</p>
            </Part>
          )}
          <Part id="authority" title="Who decides">
            {country.authority && <p>{country.authority.name}</p>}
            {visa.url && (
              <Outside to={visa.url}>{visa.front_door ? 'Official site' : 'Official page and form'}</Outside>
            )}
            {country.authority && country.authority.url !== visa.url && (
              <Outside to={country.authority.url}>Site of the authority</Outside>
            )}
            <p className={css.quiet}>You may always apply there yourself, without an agent.</p>
          </Part>
        </div>
      </div>
      {country.licence && <LicenceNotice licence={country.licence} />}
      {told.questions.length > 0 && (
        <Part id="questions" title="Questions people ask">
          <VisaQuestions questions={told.questions} />
        </Part>
      )}
      {told.changes.length > 0 && <Changes changes={told.changes} />}
      <div className={css.more}>
        {articles.length > 0 && (
          <Part id="articles" title="Articles about it">
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
          <Part id="others" title={`Other visas of ${country.name}`}>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to={paths.visa(country.id, anchorOf(other), { goalId })}>{other.name}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.visas(country.id, { goalId })}>All visas for {country.name}</Link>
              </li>
            </ul>
          </Part>
        )}
      </div>
      <p className={css.foot}>
        <Onward to={paths.guideTo(country.id)}>Which visa do I need?</Onward>
        {visa.url && (
          <Link
            to={paths.visa(country.id, anchorOf(visa), { report: anchorOf(visa), goalId })}
            rel="nofollow"
            preventScrollReset
          >
            Is something out of date?
          </Link>
        )}
      </p>
    </article>
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

/** One link instead of an amount nobody knows. */
const AskAuthority = ({ visa, country }: VisaPageData['details']) => {
  const site = visa.url ?? country.authority?.url
  return site ? (
    <p className={css.ask}>
      We do not know the fee.{' '}
      <a href={site} rel="noopener">
        See {new URL(site).hostname.replace(/^www\./, '')}
        <Icon name="external" size="s" />
      </a>
    </p>
  ) : (
    <p className={css.ask}>Fees and times differ. Ask the embassy or consulate of {country.name}.</p>
  )
}

const Changes = ({ changes }: { changes: ToldVisa['changes'] }) => (
  <Part id="changes" title="Changes of the last year">
    <ul>
      {changes.map(({ fact, checked, name, before, after }) => (
        <li key={`${fact} ${checked} ${after}`}>
          <strong>{name}</strong>: {before && <>{before} before, </>}
          {after} since <time dateTime={checked}>{checkedWords(checked)}</time>
        </li>
      ))}
    </ul>
  </Part>
)

export default VisaArticle
