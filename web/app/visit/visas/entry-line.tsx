import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { t } from '@sojourn/contract/words/t'
import { Form, useSearchParams } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import control from '../../ui/form/control.module.css'
import { classes } from '../../ui/text/classes.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import type { CountryChoice } from './country-switcher.tsx'
import css from './entry-line.module.css'
import { GuideLink } from './guide-link.tsx'

interface Props {
  country: CountryChoice
  entry: EntryToCountry | null
  passports: readonly CountryChoice[]
  /** The address of this page. */
  action: string
  goalId: string | undefined
}

/** The rule for one's passport in one sentence, with its source; the passport is chosen here and stays in the address. */
export function EntryLine({ country, entry, passports, action, goalId }: Props) {
  const from = useSearchParams()[0].get('from')
  return (
    <section className={css.line} aria-labelledby="entry">
      <Form action={action} className={css.form} preventScrollReset>
        <h2 id="entry">{entry ? t('The rule for your passport') : t('Do you need a visa for a visit?')}</h2>
        <label htmlFor="from">{t('Your passport')}</label>
        <span className={css.box}>
          <select
            key={entry?.passport.id}
            id="from"
            name="from"
            required
            className={classes(control.control, control.select)}
            defaultValue={entry?.passport.id ?? ''}
          >
            <option value="">{t('Select a passport')}</option>
            {passports.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        {goalId && <input type="hidden" name="goalId" value={goalId} />}
        <Button type="submit" variant="secondary">
          {t('Show the rule')}
        </Button>
        {!entry && <GuideLink country={country.id} />}
      </Form>
      {from && !entry && (
        <p role="status">
          {t('We know no passport called “{name}”. Choose it from the list.', { name: from.slice(0, 100) })}
        </p>
      )}
      {entry && (
        <div className={css.rule} role="status">
          <p className={css.sentence}>{entry.text}</p>
          {entry.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p className={css.source}>
            {rich('Source: {source}', { source: <a href={entry.source.url}>{entry.sourced}</a> })}
          </p>
          <p className={css.links}>
            <Link to={paths.guide({ passport: entry.passport.id, destination: country.id })}>
              {t('Which visa do I need?')}
            </Link>
            <Link to={guidePaths.passport(entry.passport.id)}>{t('All countries for this passport')}</Link>
          </p>
        </div>
      )}
    </section>
  )
}
