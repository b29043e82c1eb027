import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { Form, useSearchParams } from 'react-router'
import type { Api } from '../../api/api.ts'
import { isCountryCode } from '../../paths/country-code.ts'
import { guidePaths } from '../../paths/guide-paths.ts'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { CountryChoice } from './country-switcher.tsx'
import css from './entry-line.module.css'
import { GuideLink } from './guide-link.tsx'
import { RuleSource } from './rule-source.tsx'

/** What the passport in the address needs for a country; null without one, and for one that is none. */
export async function loadEntry(api: Api, params: URLSearchParams, destination: string) {
  const from = params.get('from')
  if (!isCountryCode(from)) return null
  try {
    return (await api('GET /passports/{id}/entries/{destination}', { params: { id: from, destination } }))
      .data
  } catch {
    return null
  }
}

interface Props {
  country: CountryChoice
  entry: EntryToCountry | null
  passports: readonly CountryChoice[]
  /** The address of this page for a passport. */
  action: string
}

/** The rule for one's passport in one sentence, with its source; the passport is chosen here and stays in the address. */
export function EntryLine({ country, entry, passports, action }: Props) {
  const goalId = useSearchParams()[0].get('goalId')
  return (
    <section className={css.line} aria-labelledby="entry">
      <Form action={action} className={css.form} preventScrollReset>
        <h2 id="entry">{entry ? 'The rule for your passport' : 'Do you need a visa for a visit?'}</h2>
        <Select
          key={entry?.passport.id}
          label="Your passport"
          name="from"
          required
          unmarked
          placeholder="Select a passport"
          {...(entry && { defaultValue: entry.passport.id })}
          choices={passports.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {goalId && <input type="hidden" name="goalId" value={goalId} />}
        <Button type="submit" variant="secondary">
          Show the rule
        </Button>
        {!entry && <GuideLink country={country.id} />}
      </Form>
      {entry && (
        <div className={css.rule} role="status">
          <p className={css.sentence}>
            <Flag country={entry.passport.id} size="m" /> {entry.text}
          </p>
          {entry.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <RuleSource source={entry.source} />
          <p className={css.links}>
            <Link to={paths.guide({ passport: entry.passport.id, destination: country.id })}>
              Which visa do I need for {country.name}?
            </Link>
            <Link to={guidePaths.passport(entry.passport.id)}>All countries for this passport</Link>
          </p>
        </div>
      )}
    </section>
  )
}
