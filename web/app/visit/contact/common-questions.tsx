import { paths } from '@sojourn/contract/paths/paths'
import { Link } from '../../ui/text/link.tsx'

const help = [
  { to: paths.howToHire(), title: 'How to hire agents', text: 'Steps, payment, refunds, warning signs.' },
  { to: paths.visas(), title: 'Visas and checklists', text: 'Times, fees and papers, country by country.' },
  { to: paths.privacy(), title: 'Privacy policy', text: 'Your documents, your data, and deleting them.' },
]

/** Pages that answer what people ask most. */
export const CommonQuestions = () => (
  <section>
    <h2>Common questions</h2>
    <ul>
      {help.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
)
