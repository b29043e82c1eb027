import type { Offer } from '@sojourn/contract/work/offers'
import { type ReactNode, useId } from 'react'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { shareWords } from '../../words/service-words.ts'
import { isWish } from './extra-words.ts'
import css from './offer-page.module.css'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Everything an offer says, as both sides read and print it. */
export const OfferTerms = ({ offer }: { offer: Offer }) => (
  <>
    <Part name={isWish(offer) ? 'What is asked for' : 'Included'}>
      <p className={css.visa}>
        <Flag country={offer.country.id} /> {offer.country.name} · {offer.visa.name}
      </p>
      <p className={css.words}>{offer.included}</p>
    </Part>
    {offer.excluded && (
      <Part name="Not included">
        <p className={css.words}>{offer.excluded}</p>
      </Part>
    )}
    {offer.stages.length > 1 && (
      <Part name="Stages">
        <p className={css.note}>
          Each stage is paid, handed in and accepted by itself. Work on the next one begins once it is paid.
        </p>
        <ol className={css.stages}>
          {offer.stages.map((stage, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stages of an offer never change
            <li key={place}>
              <span>
                <b>
                  {place + 1}. {stage.name}
                </b>
                {stage.delivers && <span className={css.note}>{stage.delivers}</span>}
              </span>
              <span>{days(stage.days)}</span>
              <MoneyText value={stage.amount} />
            </li>
          ))}
        </ol>
      </Part>
    )}
    {offer.extra ? <ExtraTerms offer={offer} /> : <AllTerms offer={offer} />}
    {offer.requirements.length > 0 && (
      <Part name="Documents">
        <ul className={css.documents}>
          {offer.requirements.map(({ name, mandatory }) => (
            <li key={name}>
              {name}
              {!mandatory && <span className={css.note}> (if you have it)</span>}
            </li>
          ))}
        </ul>
      </Part>
    )}
  </>
)

const AllTerms = ({ offer }: { offer: Offer }) => (
  <Part name="Terms">
    <dl className={css.terms}>
      <Line name="Price">
        <MoneyText value={offer.price} />, excluding taxes and government fees
      </Line>
      <Line name="Delivery">{days(offer.delivery_time)}, counted from the start of the work</Line>
      <Line name="Meeting">
        {offer.meeting_length ? `${offer.meeting_length} minutes` : 'No meeting is part of it'}
      </Line>
      <Line name="Changes">{changesOf(offer)}</Line>
      <Line name="Refunds">
        {sentence(shareWords(offer.refund_schedule.before_start))} before the start,{' '}
        {shareWords(offer.refund_schedule.before_filing)} before filing,{' '}
        {shareWords(offer.refund_schedule.after_filing)} after filing
      </Line>
    </dl>
  </Part>
)

/** Refunds, documents and meetings are those of its order. */
function ExtraTerms({ offer }: { offer: Offer }) {
  if (isWish(offer)) return null
  const isPriced = offer.price.amount > 0
  return (
    <Part name="Terms">
      <dl className={css.terms}>
        <Line name="Price">
          {isPriced ? (
            <>
              <MoneyText value={offer.price} />, excluding taxes and government fees
            </>
          ) : (
            'It costs nothing more'
          )}
        </Line>
        <Line name="Time">
          {isPriced
            ? `${days(offer.delivery_time)}, counted from the start of this stage`
            : `${days(offer.delivery_time)} more for the work that runs`}
        </Line>
        {isPriced && <Line name="Changes">{changesOf(offer)}</Line>}
        <Line name="Otherwise">
          As agreed for the order: refunds, documents and the rest stay as they are.
        </Line>
      </dl>
    </Part>
  )
}

function changesOf({ revisions, stages }: Offer) {
  if (revisions === 0) return 'No rounds of changes'
  const rounds = `${revisions} ${revisions === 1 ? 'round' : 'rounds'} of changes`
  return stages.length > 1 ? `${rounds} in each stage` : rounds
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
