import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './compare-bar.module.css'
import { type Compared, setCompared } from './compare-store.ts'
import { searchedPlace } from './searched-place.ts'

/** Whom one has chosen, at the lower edge, until they are compared or let go. */
export default function CompareBar({ compared }: { compared: readonly Compared[] }) {
  const [params] = useSearchParams()
  const goalId = params.get('goalId') ?? undefined
  return (
    <section className={css.bar} aria-label={t('Agents to compare')}>
      <ul className={css.names}>
        {compared.map(({ uuid, name }) => (
          <li key={uuid}>
            <button
              ref={listens}
              type="button"
              aria-label={t('Do not compare {name}', { name })}
              onClick={() => setCompared(compared.filter((one) => one.uuid !== uuid))}
            >
              {name}
              <Icon name="close" size="s" />
            </button>
          </li>
        ))}
      </ul>
      {compared.length > 1 ? (
        <LinkButton
          to={paths.compareAgents(
            compared.map(({ uuid }) => uuid),
            { ...searchedPlace(params), goalId },
          )}
        >
          {t('Compare {count}', { count: compared.length })}
        </LinkButton>
      ) : (
        <Button disabled>{t('Choose one more')}</Button>
      )}
    </section>
  )
}
