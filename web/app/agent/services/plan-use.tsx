import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { PlanUse as Use } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './plan-use.module.css'

/** "2 of 2 active services on Free", and the way to more once it is full. */
export function PlanUse({ use: { name, active, limit } }: { use: Use }) {
  const isFull = limit !== null && active >= limit
  return (
    <p className={css.use} data-full={isFull || undefined}>
      <Icon name="tag" size="s" />
      <span data-figures>
        {limit === null
          ? t('{active, plural, one {# active service on {name}} other {# active services on {name}}}', {
              active,
              name,
            })
          : t('{active} of {limit} active services on {name}', { active, limit, name })}
      </span>
      {isFull && <Link to={agentPaths.plans()}>{t('Compare plans')}</Link>}
    </p>
  )
}
