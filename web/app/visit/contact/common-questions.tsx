import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'

const help = [
  {
    to: paths.howToHire(),
    title: t('How to hire agents'),
    text: t('Steps, payment, refunds, warning signs.'),
  },
  {
    to: paths.visas(),
    title: t('Visas and checklists'),
    text: t('Times, fees and papers, country by country.'),
  },
  {
    to: paths.privacy(),
    title: t('Privacy policy'),
    text: t('Your documents, your data, and deleting them.'),
  },
]

/** Pages that answer what people ask most. */
export const CommonQuestions = () => (
  <section>
    <h2>{t('Common questions')}</h2>
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
