import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'
import answer from './guide-answer.module.css'
import { GuideBefore } from './guide-before.tsx'
import css from './guide-visas.module.css'
import type { NearVisa, ShownAnswer } from './load-guide.ts'

interface Props {
  answer: ShownAnswer
  /** The entry rule covers the visit: nobody needs a visa for it. */
  needsNone: boolean
  questions: readonly string[]
}

export default function GuideOthers({ answer: { asked, nearly, excluded }, needsNone, questions }: Props) {
  const { destination } = asked
  if (!destination) return null
  return (
    <div className={answer.others}>
      <NearlyFitting visas={nearly} country={destination} needsNone={needsNone} />
      {excluded.length > 0 && (
        <section aria-labelledby="excluded">
          <h2 id="excluded">{t('Not open to you')}</h2>
          <ul className={answer.excluded}>
            {excluded.map(({ id, name, why }) => (
              <li key={id}>
                <strong>
                  <bdi lang="en">{name}</bdi>
                </strong>{' '}
                {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && !needsNone && <GuideBefore questions={questions} />}
    </div>
  )
}

interface NearProps {
  visas: readonly NearVisa[]
  country: { id: string; name: string }
  needsNone: boolean
}

const NearlyFitting = ({ visas, country, needsNone }: NearProps) =>
  visas.length > 0 && (
    <section className={css.nearly} aria-labelledby="nearly">
      <h2 id="nearly">{needsNone ? t('Visas you do not need for this') : t('Visas that nearly fit')}</h2>
      <ul>
        {visas.map((visa) => (
          <li key={visa.id}>
            <h3>
              <Link to={paths.visa(country.id, visa.anchor)}>
                <bdi lang="en">{visa.name}</bdi>
              </Link>
            </h3>
            <ul className={css.missing} aria-label={t('To complete')}>
              {visa.missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
