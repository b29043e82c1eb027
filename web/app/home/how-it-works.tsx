import { paths } from '../paths.ts'
import css from './how-it-works.module.css'
import { Section } from './section.tsx'

const steps = [
  {
    title: 'Name your goal',
    text: 'Where you want to go, why, and by when. Everything you do here is tied to that goal.',
    drawing: (
      <path d="M6 14h66v36H6zM56 14v36M14 24h14M14 40h8M34 40h8M30 30c6-5 12-5 18 0M62 24h4M62 32h4M62 40h4" />
    ),
  },
  {
    title: 'Hire with protected payment',
    text: 'Compare agents by reviews, licence and price. What you pay is held while they work.',
    drawing: (
      <>
        <path d="M18 8h44v48l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4zM28 20h24M28 30h14" />
        <path className={css.accent} d="M58 30l12 4v9c0 8-5 13-12 16-7-3-12-8-12-16v-9zM53 44l4 4 7-8" />
      </>
    ),
  },
  {
    title: 'Receive your documents',
    text: 'Your agent hands over the finished papers. You look through them before the money moves.',
    drawing: (
      <>
        <path d="M28 6h26l12 12v36H28zM54 6v12h12" />
        <path d="M20 12h8M28 58h30M20 12v46h8M36 28h20M36 36h20M36 44h10" />
        <path className={css.accent} d="M50 46l5 5 10-11" />
      </>
    ),
  },
  {
    title: 'Get the decision',
    text: 'You file, the authority decides, and your goal carries the stamp of how it ended.',
    drawing: (
      <>
        <path d="M14 8h46a4 4 0 0 1 4 4v44H18a4 4 0 0 1-4-4zM14 8v44M24 20h16M24 28h10" />
        <circle className={css.accent} cx="50" cy="40" r="16" />
        <path className={css.accent} d="M50 28.500a11.5 11.5 0 1 1-.1 0M44 40l4.5 4.5 8-9" />
      </>
    ),
  },
]

/** The four stops of a case, on one line. */
export const HowItWorks = () => (
  <Section
    title="Four stops from a wish to a decision"
    lead="How it works, whoever you hire and wherever you are headed."
    more={{ to: paths.howToHire(), label: 'How to hire agents' }}
  >
    <ol className={css.route}>
      {steps.map(({ title, text, drawing }) => (
        <li key={title}>
          <svg viewBox="0 0 78 64" aria-hidden="true">
            {drawing}
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)
