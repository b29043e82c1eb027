import { monthName } from '@sojourn/contract/dates/moments'
import { paths } from '@sojourn/contract/paths/paths'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { RuleSource } from '../visas/facts/rule-source.tsx'
import css from './guide-answer.module.css'
import type { ShownAnswer } from './load-guide.ts'

/** Who decides, where all of it is from, and where one reads on. */
export default function GuideSources({ answer }: { answer: ShownAnswer }) {
  const { destination } = answer.asked
  if (!destination) return null
  return (
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
  )
}
