import { paths } from '../paths.ts'
import css from './how-it-works.module.css'
import { Section } from './section.tsx'

const steps = [
  {
    title: 'Name your goal',
    text: 'Where you want to go, why, and by when. Everything you do here is tied to that goal.',
    paper: 'M3 14h70v38H3zM55 14v38M12 25h12M12 41h9M31 41h12M28 32c6-6 13-6 19 0M61 25h6M61 33h6M61 41h6',
    mark: 'M28 32h.1M47 32h.1',
  },
  {
    title: 'Hire with protected payment',
    text: 'Compare agents by reviews, licence and price. What you pay is held while they work.',
    paper: 'M3 8h44v48l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4zM13 20h24M13 30h14',
    mark: 'M49 27l14 5v10c0 10-6 15-14 19-8-4-14-9-14-19V32zM43 43l5 5 8-9',
  },
  {
    title: 'Receive your documents',
    text: 'Your agent hands over the finished papers. You look through them before the money moves.',
    paper: 'M11 6h28l12 12v38H11zM39 6v12h12M11 12H3v50h38v-6M20 28h20M20 37h20M20 46h9',
    mark: 'M37 47l6 6 14-15',
  },
  {
    title: 'Get the decision',
    text: 'You file, the authority decides, and your goal carries the stamp of how it ended.',
    paper: 'M3 8h46a4 4 0 0 1 4 4v44H7a4 4 0 0 1-4-4zM3 8v44M13 20h18M13 29h10',
    mark: 'M48 24a18 18 0 1 0 .1 0zM48 29.5a12.5 12.5 0 1 0 .1 0zM42 42l5 5 8-9',
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
      {steps.map(({ title, text, paper, mark }) => (
        <li key={title}>
          <svg viewBox="0 0 78 64" aria-hidden="true">
            <path d={paper} />
            <path d={mark} className={css.mark} />
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
