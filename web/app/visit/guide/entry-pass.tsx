import type { GuideAnswer, GuideEntry } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import css from './entry-pass.module.css'
import { EntryStub } from './entry-stub.tsx'
import { EntryWay } from './entry-way.tsx'

interface Props {
  answer: NonNullable<GuideAnswer['answer']>
  entry: GuideEntry
  destination: { id: string; name: string }
}

/** The rule at the border as a boarding pass: from, to, and what is stamped on it. */
const EntryPass = still(({ answer, entry, destination }: Props) => (
  <section className={css.pass} aria-labelledby="answer" data-kind={answer.kind}>
    <div className={css.words}>
      <EntryWay passports={entry.each.map(({ passport }) => passport)} destination={destination} />
      <h2 id="answer">{answer.title}</h2>
      <p className={css.text}>{answer.text}</p>
      {entry.notes.length > 0 && (
        <ul className={css.notes}>
          {entry.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {entry.rights.length > 0 && (
        <ul className={css.notes} aria-label={t('Your rights there')}>
          {entry.rights.map(({ text, source, url, reference, is_read }) => (
            <li key={text}>
              {!answer.text.includes(text) && <>{text} </>}
              <a href={url} rel="noopener" lang="en">
                {source}
              </a>
              {reference && <bdi lang="en">: {reference}.</bdi>}
              {!is_read && ` ${t('We have not read the text itself: check with the authority.')}`}
            </li>
          ))}
        </ul>
      )}
    </div>
    <EntryStub entry={entry} />
  </section>
))

export default EntryPass
