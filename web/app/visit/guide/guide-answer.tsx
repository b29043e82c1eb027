import { monthName } from '@sojourn/contract/dates/moments'
import { paths } from '@sojourn/contract/paths/paths'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { CountryWarnings } from '../visas/country-warnings.tsx'
import { RuleSource } from '../visas/facts/rule-source.tsx'
import { EntryPass } from './entry-pass.tsx'
import type { GuideAddress } from './guide-address.ts'
import css from './guide-answer.module.css'
import { GuideBefore } from './guide-before.tsx'
import { GuideQuestions } from './guide-questions.tsx'
import { NearlyFitting, VisasThatFit } from './guide-visas.tsx'
import type { GuideData, Plan, ShownAnswer } from './load-guide.ts'
import { GuidePlan } from './plan/guide-plan.tsx'

const LicenceNotice = writtenPart(() => import('../visas/licence-notice.tsx'))
const GuideAgents = writtenPart(() => import('./guide-agents.tsx'))

interface Props {
  answer: ShownAnswer
  plan: Plan | null
  purpose: GuideData['purpose']
  address: GuideAddress
}

/** The answer at once: the rule at the border, the visas, who helps, and where all of that is from. */
export function GuideAnswer({ answer, plan, purpose, address }: Props) {
  const { asked, entry, fits, nearly, excluded } = answer
  const { destination } = asked
  if (!destination) return null
  const needsNone = answer.answer?.kind === 'no_visa' || answer.answer?.kind === 'before_travel'
  return (
    <div className={css.answer}>
      {answer.problems.length > 0 && <Problems problems={answer.problems} />}
      {answer.answer && entry && <EntryPass answer={answer.answer} entry={entry} destination={destination} />}
      <CountryWarnings warnings={answer.warnings} />
      <GuideQuestions questions={answer.questions} address={address} />
      <VisasThatFit visas={fits} country={destination} needsNone={needsNone} />
      <NearlyFitting visas={nearly} country={destination} needsNone={needsNone} />
      {excluded.length > 0 && (
        <section aria-labelledby="excluded">
          <h2 id="excluded">Not open to you</h2>
          <ul className={css.excluded}>
            {excluded.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong> {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      {purpose && !needsNone && <GuideBefore questions={purpose.questions} />}
      {answer.licence && fits.length + nearly.length > 0 && <LicenceNotice licence={answer.licence} />}
      <GuideAgents answer={answer} />
      {plan && <GuidePlan plan={plan} address={address} />}
      <footer className={css.sources}>
        <p>{answer.notice}</p>
        <RuleSource source={answer.source} />
        {answer.checked && (
          <p>
            Visas, times and fees: our catalogue, last checked{' '}
            <time dateTime={answer.checked}>{monthName(answer.checked)}</time>.
          </p>
        )}
        <p className={css.links}>
          {answer.authority && (
            <a href={answer.authority.url} rel="noopener">
              {answer.authority.name} <Icon name="external" size="s" />
            </a>
          )}
          <Link to={paths.country(destination.id)}>About {destination.name}</Link>
          <Link to={paths.visas(destination.id)}>All visas</Link>
          {answer.links.map(({ name, to }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </p>
      </footer>
    </div>
  )
}

const Problems = ({ problems }: Pick<ShownAnswer, 'problems'>) => (
  <ul className={css.problems} aria-label="Please check">
    {problems.map(({ field, message }) => (
      <li key={`${field} ${message}`}>
        <Icon name="warning" /> {message}
      </li>
    ))}
  </ul>
)
