import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import drawings from '../../ui/text/icons.svg?url'
import { caseSteps } from './case-steps.ts'
import css from './how-it-works.module.css'
import { Section } from './section.tsx'

/** The four stops of a case, on one line. */
export const HowItWorks = () => (
  <Section
    title={t('Four stops from a wish to a decision')}
    lead={t('How it works, whoever you hire and wherever you are headed.')}
    more={{ to: paths.howToHire(), label: t('How to hire agents') }}
  >
    <Steps />
  </Section>
)

const Steps = still(() => (
  <ol className={css.route}>
    {caseSteps.map(({ title, text, drawing }) => (
      <li key={title}>
        <svg viewBox="0 0 78 64" aria-hidden="true">
          <use href={`${drawings}#drawn-${drawing}`} />
        </svg>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
))
