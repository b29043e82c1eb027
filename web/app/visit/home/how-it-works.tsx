import { paths } from '@sojourn/contract/paths/paths'
import { still } from '../../fast-pages/cached-html.tsx'
import drawings from '../../layouts/art/drawings.svg?url'
import css from './how-it-works.module.css'
import { Section } from './section.tsx'

const steps = [
  {
    title: 'Name your goal',
    text: 'Where you want to go, why, and by when. Everything you do here is tied to that goal.',
    drawing: 'goal',
  },
  {
    title: 'Hire with protected payment',
    text: 'Compare agents by reviews, licence and price. What you pay is held while they work.',
    drawing: 'receipt',
  },
  {
    title: 'Receive your documents',
    text: 'Your agent hands over the finished papers. You look through them before the money moves.',
    drawing: 'documents',
  },
  {
    title: 'Get the decision',
    text: 'You or your agent file, the authority decides, and your goal carries the stamp of how it ended.',
    drawing: 'decision',
  },
]

/** The four stops of a case, on one line. */
export const HowItWorks = () => (
  <Section
    title="Four stops from a wish to a decision"
    lead="How it works, whoever you hire and wherever you are headed."
    more={{ to: paths.howToHire(), label: 'How to hire agents' }}
  >
    <Steps />
  </Section>
)

const Steps = still(() => (
  <ol className={css.route}>
    {steps.map(({ title, text, drawing }) => (
      <li key={title}>
        <svg viewBox="0 0 78 64" aria-hidden="true">
          <use href={`${drawings}#${drawing}`} />
        </svg>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
))
