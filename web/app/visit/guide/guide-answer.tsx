import { t } from '@sojourn/contract/words/t'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { GuideAddress } from './guide-address.ts'
import css from './guide-answer.module.css'
import { GuideQuestions } from './guide-questions.tsx'
import { VisasThatFit } from './guide-visas.tsx'
import type { GuideData, Plan, ShownAnswer } from './load-guide.ts'
import { GuidePlan } from './plan/guide-plan.tsx'

const CountryWarnings = writtenPart(() => import('../visas/country-warnings.tsx'))
const LicenceNotice = writtenPart(() => import('../visas/licence-notice.tsx'))
const EntryPass = writtenPart(() => import('./entry-pass.tsx'))
const GuideAgents = writtenPart(() => import('./guide-agents.tsx'))
const GuideOthers = writtenPart(() => import('./guide-others.tsx'))
const GuideSources = writtenPart(() => import('./guide-sources.tsx'))
const NO_QUESTIONS: string[] = []

interface Props {
  answer: ShownAnswer
  plan: Plan | null
  purpose: GuideData['purpose']
  address: GuideAddress
}

/** The answer at once: the rule at the border, the visas, who helps, and where all of that is from. */
export function GuideAnswer({ answer, plan, purpose, address }: Props) {
  const { asked, entry, fits, nearly } = answer
  const { destination } = asked
  if (!destination) return null
  const isFree = answer.answer?.kind === 'no_visa'
  const needsNone = isFree || answer.answer?.kind === 'before_travel'
  return (
    <div className={css.answer}>
      {answer.problems.length > 0 && <Problems problems={answer.problems} />}
      {answer.answer && entry && <EntryPass answer={answer.answer} entry={entry} destination={destination} />}
      <CountryWarnings warnings={answer.warnings} />
      <GuideQuestions questions={answer.questions} address={address} />
      <VisasThatFit visas={fits} country={destination} needsNone={needsNone} />
      <GuideOthers answer={answer} needsNone={needsNone} questions={purpose?.questions ?? NO_QUESTIONS} />
      {answer.licence && !isFree && fits.length + nearly.length > 0 && (
        <LicenceNotice licence={answer.licence} />
      )}
      <GuideAgents answer={answer} />
      {plan && <GuidePlan plan={plan} address={address} />}
      <GuideSources answer={answer} />
    </div>
  )
}

const Problems = ({ problems }: Pick<ShownAnswer, 'problems'>) => (
  <ul className={css.problems} aria-label={t('Please check')}>
    {problems.map(({ field, message }) => (
      <li key={`${field} ${message}`}>
        <Icon name="warning" /> {message}
      </li>
    ))}
  </ul>
)
