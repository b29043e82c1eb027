import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import { paths } from '@sojourn/contract/paths/paths'
import type { DestinationRules as Rules } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import { Link } from '../../../ui/text/link.tsx'
import { RuleSource } from '../../visas/facts/rule-source.tsx'
import css from './destination-rules.module.css'
import { passportsInWords } from './rule-words.ts'

interface Props {
  country: { id: string; name: string }
  rules: Rules
  visas: readonly { id: string; name: string; anchor: string; purposes: string }[]
}

export const DestinationRules = ({ country, rules: { rules, source }, visas }: Props) => (
  <div className={css.rules}>
    <section aria-labelledby="by-passport">
      <h2 id="by-passport">{t('Visits to {country}, by passport', { country: country.name })}</h2>
      {rules.length === 0 && (
        <p>
          {t('The source has no entry rules for {country}. Ask its embassy or consulate.', {
            country: country.name,
          })}
        </p>
      )}
      {rules.map(({ rule, passports }) => (
        <details key={rule} className={css.rule}>
          <summary>
            <b>{ENTRY_RULE_LABELS[rule]}</b>{' '}
            <span className={css.faint}>{passportsInWords(passports.length)}</span>
          </summary>
          <ul>
            {passports.map(({ id, name, days }) => (
              <li key={id}>
                <Link to={paths.guide({ passport: id, destination: country.id })} rel="nofollow">
                  {name}
                </Link>
                {days !== null && (
                  <span className={css.faint}>
                    {' '}
                    {t('{count, plural, one {# day} other {# days}}', { count: days })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <RuleSource source={source} />
    </section>
    {visas.length > 0 && (
      <section aria-labelledby="by-purpose">
        <h2 id="by-purpose">{t('Visas for {country}', { country: country.name })}</h2>
        <ul className={css.visas}>
          {visas.map(({ id, name, anchor, purposes }) => (
            <li key={id}>
              <Link to={paths.visa(country.id, anchor)}>
                <bdi lang="en">{name}</bdi>
              </Link>{' '}
              <span className={css.faint}>{purposes}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
