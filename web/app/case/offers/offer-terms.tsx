import type { Offer } from '@sojourn/contract/work/offers'
import type { ReactNode } from 'react'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { shareWords } from '../../words/service-words.ts'
import { isWish } from './extra-words.ts'
import css from './offer-page.module.css'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Everything an offer says, as both sides read and print it. */
export const OfferTerms = ({ offer }: { offer: Offer }) => (
  <>
    <section aria-labelledby="included" className={css.part}>
      <h2 id="included">{isWish(offer) ? 'What is asked for' : 'Included'}</h2>
      <p className={css.visa}>
        <Flag country={offer.country.id} /> {offer.country.name} · {offer.visa.name}
      </p>
      <p className={css.words}>{offer.included}</p>
    </section>
    {offer.excluded && (
      <section aria-labelledby="excluded" className={css.part}>
        <h2 id="excluded">Not included</h2>
        <p className={css.words}>{offer.excluded}</p>
      </section>
    )}
    {offer.stages.length > 1 && (
      <section aria-labelledby="stages" className={css.part}>
        <h2 id="stages">Stages</h2>
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
      </section>
    )}
    {offer.extra ? <ExtraTerms offer={offer} /> : <AllTerms offer={offer} />}
    {offer.requirements.length > 0 && (
      <section aria-labelledby="documents" className={css.part}>
        <h2 id="documents">Documents</h2>
        <ul className={css.documents}>
          {offer.requirements.map(({ name, mandatory }) => (
            <li key={name}>
              {name}
              {!mandatory && <span className={css.note}> (if you have it)</span>}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

const AllTerms = ({ offer }: { offer: Offer }) => (
  <section aria-labelledby="terms" className={css.part}>
    <h2 id="terms">Terms</h2>
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
  </section>
)

/** Refunds, documents and meetings are those of its order. */
function ExtraTerms({ offer }: { offer: Offer }) {
  if (isWish(offer)) return null
  const isPriced = offer.price.amount > 0
  return (
    <section aria-labelledby="terms" className={css.part}>
      <h2 id="terms">Terms</h2>
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
    </section>
  )
}

const changesOf = ({ revisions }: Offer) =>
  revisions === 0 ? 'No rounds of changes' : `${revisions} ${revisions === 1 ? 'round' : 'rounds'} of changes`

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
