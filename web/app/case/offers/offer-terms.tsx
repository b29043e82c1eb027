import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { type ReactNode, useId } from 'react'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { OthersWords, type Saying } from '../../ui/translation/others-words.tsx'
import { forPeople } from '../../words/people-words.ts'
import { rich } from '../../words/rich.tsx'
import { shareWords } from '../../words/service-words.ts'
import { isWish } from './extra-words.ts'
import css from './offer-page.module.css'

const days = (count: number) => t('{count, plural, one {# day} other {# days}}', { count })

interface Props {
  offer: Offer
  isOwn?: boolean
}

/** Everything an offer says, as both sides read and print it. */
export const OfferTerms = ({ offer, isOwn }: Props) => (
  <OthersWords words={wordsOf(offer)} isOwn={isOwn} isBinding isAbove>
    {(say, as) => (
      <>
        <Scope {...{ offer, say, as }} />
        {offer.extra ? <ExtraTerms offer={offer} /> : <AllTerms offer={offer} />}
        {offer.requirements.length > 0 && (
          <Part name={t('Documents')}>
            <ul className={css.documents}>
              {offer.requirements.map(({ name, mandatory }) => (
                <li key={name}>
                  <bdi lang={as.lang}>{say(name)}</bdi>
                  {!mandatory && <span className={css.note}>{t('(if you have it)')}</span>}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </>
    )}
  </OthersWords>
)

const wordsOf = ({ included, excluded, stages, requirements }: Offer) => [
  ...[included, excluded],
  ...(stages.length > 1 ? stages.flatMap(({ name, delivers }) => [name, delivers]) : []),
  ...requirements.map(({ name }) => name),
]

const Scope = ({ offer, say, as }: { offer: Offer } & Saying) => (
  <>
    <Part name={isWish(offer) ? t('What is asked for') : t('Included')}>
      <p className={css.visa}>
        <Flag country={offer.country.id} /> {offer.country.name} · <bdi lang="en">{offer.visa.name}</bdi>
      </p>
      <p className={css.words} {...as}>
        {say(offer.included)}
      </p>
    </Part>
    {offer.excluded && (
      <Part name={t('Not included')}>
        <p className={css.words} {...as}>
          {say(offer.excluded)}
        </p>
      </Part>
    )}
    {offer.stages.length > 1 && (
      <Part name={t('Stages')}>
        <p className={css.note}>
          {t(
            'Each stage is paid, handed in and accepted by itself. Work on the next one begins once it is paid.',
          )}
        </p>
        <ol className={css.stages}>
          {offer.stages.map((stage, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stages of an offer never change
            <li key={place}>
              <span>
                <b>
                  {place + 1}. <bdi lang={as.lang}>{say(stage.name)}</bdi>
                </b>
                {stage.delivers && (
                  <span className={css.note} {...as}>
                    {say(stage.delivers)}
                  </span>
                )}
              </span>
              <span>{days(stage.days)}</span>
              <MoneyText value={stage.amount} />
            </li>
          ))}
        </ol>
      </Part>
    )}
  </>
)

const AllTerms = ({ offer }: { offer: Offer }) => (
  <Part name={t('Terms')}>
    <dl className={css.terms}>
      <Line name={t('Price')}>
        {rich('{amount}, excluding taxes and government fees', { amount: <MoneyText value={offer.price} /> })}
        {offer.people && (
          <small className={`${css.people} ${css.note}`}>
            {forPeople(offer.people.count, offer.people.names)}
          </small>
        )}
      </Line>
      <Line name={t('Delivery')}>
        {t(
          '{count, plural, one {# day, counted from the start of the work} other {# days, counted from the start of the work}}',
          { count: offer.delivery_time },
        )}
      </Line>
      <Line name={t('Meeting')}>
        {offer.meeting_length
          ? t('{count, plural, one {# minute} other {# minutes}}', { count: offer.meeting_length })
          : t('No meeting is part of it')}
      </Line>
      <Line name={t('Changes')}>{changesOf(offer)}</Line>
      <Line name={t('Refunds')}>
        {sentence(
          t('{start} before the start, {filing} before filing, {after} after filing', {
            start: shareWords(offer.refund_schedule.before_start),
            filing: shareWords(offer.refund_schedule.before_filing),
            after: shareWords(offer.refund_schedule.after_filing),
          }),
        )}
      </Line>
    </dl>
  </Part>
)

/** Refunds, documents and meetings are those of its order. */
function ExtraTerms({ offer }: { offer: Offer }) {
  if (isWish(offer)) return null
  const isPriced = offer.price.amount > 0
  return (
    <Part name={t('Terms')}>
      <dl className={css.terms}>
        <Line name={t('Price')}>
          {isPriced
            ? rich('{amount}, excluding taxes and government fees', {
                amount: <MoneyText value={offer.price} />,
              })
            : t('It costs nothing more')}
        </Line>
        <Line name={t('Time')}>
          {isPriced
            ? t(
                '{count, plural, one {# day, counted from the start of this stage} other {# days, counted from the start of this stage}}',
                { count: offer.delivery_time },
              )
            : t(
                '{count, plural, one {# day more for the work that runs} other {# days more for the work that runs}}',
                { count: offer.delivery_time },
              )}
        </Line>
        {isPriced && <Line name={t('Changes')}>{changesOf(offer)}</Line>}
        <Line name={t('Otherwise')}>
          {t('As agreed for the order: refunds, documents and the rest stay as they are.')}
        </Line>
      </dl>
    </Part>
  )
}

function changesOf({ revisions, stages }: Offer) {
  if (revisions === 0) return t('No rounds of changes')
  return stages.length > 1
    ? t('{count, plural, one {# round of changes in each stage} other {# rounds of changes in each stage}}', {
        count: revisions,
      })
    : t('{count, plural, one {# round of changes} other {# rounds of changes}}', { count: revisions })
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Several offers may stand on one page. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
