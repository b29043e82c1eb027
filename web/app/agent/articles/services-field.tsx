import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { MOST_ARTICLE_SERVICES } from '@sojourn/contract/talk/article-words'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import { titleOf } from '../../words/service-words.ts'
import { servicesToChoose } from './article-queries.ts'
import css from './services-field.module.css'

interface Props {
  chosen: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** The services an article leads to. */
export function ServicesField({ chosen, error, onChange }: Props) {
  const { data: services = [] } = useQuery(servicesToChoose)
  const open = services.filter(({ may, id }) => !may.includes('restore') || chosen.includes(id))
  const isFull = chosen.length >= MOST_ARTICLE_SERVICES
  return (
    <Field
      label={t('Services')}
      group="group"
      required
      error={error}
      help={t('Up to {count, plural, one {# of your services} other {# of your services}}.', {
        count: MOST_ARTICLE_SERVICES,
      })}
    >
      {(field) => (
        <div className={css.services} data-wrong={field['aria-invalid']}>
          {open.map((service) => {
            const isChosen = chosen.includes(service.id)
            return (
              <Checkbox
                key={service.id}
                label={listed([titleOf(service), service.country.name])}
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((id) => id !== service.id) : [...chosen, service.id])
                }
              />
            )
          })}
          {services.length === 0 && (
            <p>
              {t('You have no services yet.')}{' '}
              <Link to={agentPaths.newService()}>{t('Create a service')}</Link>
            </p>
          )}
        </div>
      )}
    </Field>
  )
}
