import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { AS_WRITTEN, type Saying } from '../../ui/translation/others-words.tsx'
import { deliveryWords, documentsWords } from '../../words/agent-words.ts'
import css from './service-card.module.css'
import type { ShownService } from './service-card.tsx'

type Props = Pick<ShownService, 'visa' | 'title' | 'description' | 'requirements' | 'stages'> &
  Partial<Saying>

/** An agent says in their words what they do; a device may say it in others. */
const ServiceWork = still(
  ({ visa, title, description, requirements, stages, say = asWritten, as = AS_WRITTEN }: Props) => (
    <div className={css.words}>
      <p className={css.country}>
        <Flag country={visa.country.id} /> {visa.country.name} · <bdi lang="en">{visa.name}</bdi>
      </p>
      <h3 {...as}>{say(title)}</h3>
      <p className={css.description} {...as}>
        {say(description)}
      </p>
      {stages.length > 0 && (
        <details className={css.papers}>
          <summary>
            {t('Paid in {count, plural, one {# stage} other {# stages}}', { count: stages.length })}
            <Icon name="chevron-down" size="s" className={css.turning} />
          </summary>
          <ol>
            {stages.map(({ name, delivers, days, amount }) => (
              <li key={name}>
                <bdi lang={as.lang}>{say(name)}</bdi>: <MoneyText value={{ amount, currency: 'USD' }} short />{' '}
                · {deliveryWords(days)}
                <small {...as}> {say(delivers)}</small>
              </li>
            ))}
          </ol>
        </details>
      )}
      {requirements.length > 0 && (
        <details className={css.papers}>
          <summary>
            {documentsWords(requirements.filter(({ mandatory }) => mandatory).length)}
            <Icon name="chevron-down" size="s" className={css.turning} />
          </summary>
          <ul>
            {requirements.map((paper, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an agent may ask for the same thing twice
              <li key={index}>
                <bdi lang={as.lang}>{say(paper.name)}</bdi>
                {!paper.mandatory && <small> {t('if you have it')}</small>}
                {paper.each && <small> {t('each person')}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  ),
)

const asWritten = (words: string) => words

export default ServiceWork
