import { paths } from '@sojourn/contract/paths/paths'
import { PREFIX } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { rich } from '../../words/rich.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import type { ToldMoney } from './facts/tell-money.ts'
import css from './visa-money.module.css'

interface Props {
  money: ToldMoney
  country: string
  visa: string
  kept: Record<string, string | undefined>
}

/** A plain form chooses the currency that is read. */
export const VisaMoney = ({ money, country, visa, kept }: Props) => (
  <section className={css.money} aria-labelledby="money">
    <h2 id="money">{t('What it costs in all')}</h2>
    <dl>
      {money.lines.map(({ name, words, about, note }) => (
        <div key={`${name} ${words}`}>
          <dt>
            {name}
            {note && <small lang="en">{note}</small>}
          </dt>
          <dd>
            {words}
            {about && <small>{t('about {amount}', { amount: about })}</small>}
          </dd>
        </div>
      ))}
      {money.total && (
        <div className={css.total}>
          <dt>{t('In all for one person, without an agent')}</dt>
          <dd>
            {money.total.words}
            {money.total.about && <small>{t('about {amount}', { amount: money.total.about })}</small>}
          </dd>
        </div>
      )}
    </dl>
    <form action={`${PREFIX}${paths.visa(country, visa)}#money`} className={css.form}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="currency">{t('Read it in')}</label>
      <CurrencyChoice choices={money.choices} chosen={money.chosen} />
      <Button type="submit" variant="secondary">
        {t('Show')}
      </Button>
    </form>
    {money.chosen && (
      <p className={css.source}>
        {rich(
          'About, at the rates of {day} by {source}. You pay in the currency of the authority, at the rate of your bank.',
          {
            day: money.day,
            source: (
              <a href={money.url} rel="noopener" lang="en">
                {money.source}
              </a>
            ),
          },
        )}
      </p>
    )}
  </section>
)
