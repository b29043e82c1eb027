import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Form } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './destination-search.module.css'
import { OftenAskedFor } from './often-asked-for.tsx'

/** From a place to the guide, which asks the rest; a plain form, so it works before any script does. */
export const DestinationSearch = () => (
  <div className={css.slip}>
    <Form action={paths.guide()} role="search" className={css.form} data-within="" discover="none">
      <label htmlFor="destination">{t('Where are you going?')}</label>
      <div className={css.field}>
        <Icon name="search" />
        <input
          id="destination"
          name="destination"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t('A country')}
        />
        <Button type="submit">{t('Find my visa')}</Button>
      </div>
    </Form>
    <OftenAskedFor />
  </div>
)
