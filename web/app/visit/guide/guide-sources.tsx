import { monthName } from '@sojourn/contract/dates/moments'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { RuleSource } from '../visas/facts/rule-source.tsx'
import css from './guide-answer.module.css'
import type { ShownAnswer } from './load-guide.ts'

export default function GuideSources({ answer }: { answer: ShownAnswer }) {
  const { destination } = answer.asked
  if (!destination) return null
  return (
    <footer className={css.sources}>
      <p>{answer.notice}</p>
      <RuleSource source={answer.source} />
      {answer.checked && (
        <p>
          {rich('Visas, times and fees: our catalogue, last checked {month}.', {
            month: <time dateTime={answer.checked}>{monthName(answer.checked)}</time>,
          })}
        </p>
      )}
      <p className={css.links}>
        {answer.authority && (
          <a href={answer.authority.url} rel="noopener">
            <bdi lang="en">{answer.authority.name}</bdi> <Icon name="external" size="s" />
          </a>
        )}
        <Link to={paths.country(destination.id)}>{t('About {name}', { name: destination.name })}</Link>
        <Link to={paths.visas(destination.id)}>{t('All visas')}</Link>
        {answer.links.map(({ name, to }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </p>
    </footer>
  )
}
