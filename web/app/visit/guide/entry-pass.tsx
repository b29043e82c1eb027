import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import type { EntryKind, GuideAnswer, GuideEntry } from '@sojourn/contract/supply/guide'
import { still } from '../../fast-pages/cached-html.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import css from './entry-pass.module.css'

interface Props {
  answer: NonNullable<GuideAnswer['answer']>
  entry: GuideEntry
  destination: { id: string; name: string }
}

const LABELS: Record<EntryKind, string> = {
  ...ENTRY_RULE_LABELS,
  own: 'Own country',
  free_movement: 'Free movement',
  unknown: 'Ask the authority',
}

/** The rule at the border as a boarding pass: from, to, and what is stamped on it. */
export const EntryPass = still(({ answer, entry, destination }: Props) => (
  <section className={css.pass} aria-labelledby="answer" data-kind={answer.kind}>
    <div className={css.words}>
      <p className={css.way}>
        {entry.each.map(({ passport }) => (
          <span key={passport.id}>
            <Flag country={passport.id} size="m" /> {passport.name}
          </span>
        ))}
        <span className={css.arrow} aria-hidden="true">
          →
        </span>
        <span>
          <Flag country={destination.id} size="m" /> {destination.name}
        </span>
      </p>
      <h2 id="answer">{answer.title}</h2>
      <p className={css.text}>{answer.text}</p>
      {entry.notes.length > 0 && (
        <ul className={css.notes}>
          {entry.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
    <dl className={css.stub}>
      <div>
        <dt>At the border</dt>
        <dd>{LABELS[entry.kind]}</dd>
      </div>
      {entry.days !== null && (
        <div>
          <dt>Visit of up to</dt>
          <dd>{entry.days} days</dd>
        </div>
      )}
    </dl>
  </section>
))
