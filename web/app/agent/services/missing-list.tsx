import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { type Ref, useId } from 'react'
import { MissingItem } from './missing-item.tsx'
import css from './missing-list.module.css'

interface Props {
  missing: OwnService['missing']
  /** Somebody has just tried to publish: it is said aloud. */
  isRefusal?: boolean
  ref?: Ref<HTMLElement>
}

export function MissingList({ missing, isRefusal, ref }: Props) {
  const id = useId()
  if (missing.length === 0) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={css.list}
      aria-labelledby={id}
      data-refusal={isRefusal || undefined}
      {...(isRefusal && { role: 'alert' })}
    >
      <h2 id={id}>{t('Before clients can see it')}</h2>
      <ul>
        {missing.map((item) => (
          <MissingItem key={item.field} {...item} />
        ))}
      </ul>
    </section>
  )
}
