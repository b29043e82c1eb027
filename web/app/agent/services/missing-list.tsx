import type { OwnService } from '@sojourn/contract/supply/services'
import { type Ref, useId } from 'react'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { mendingOf } from '../../words/service-words.ts'
import css from './missing-list.module.css'

interface Props {
  missing: OwnService['missing']
  /** Somebody has just tried to publish: it is said aloud. */
  isRefusal?: boolean
  ref?: Ref<HTMLElement>
}

/** What stands between a service and its clients; each item leads to where it is mended. */
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
      <h2 id={id}>Before clients can see it</h2>
      <ul>
        {missing.map(({ field, message }) => {
          const { label, to } = mendingOf(field)
          return (
            <li key={field}>
              <Icon name="minus" size="s" />
              <span>
                {to.startsWith('#') ? (
                  <a href={to} onClick={() => focusField(field)}>
                    {label}
                  </a>
                ) : (
                  <Link to={to}>{label}</Link>
                )}
                : {message}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** After the browser has gone to the section. */
function focusField(field: string) {
  setTimeout(() => document.getElementsByName(field)[0]?.focus())
}
