import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Form } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import control from '../../ui/form/control.module.css'
import css from './visa-search.module.css'

/** A question in one's own words; a plain form, so it asks before any script does. */
export const VisaSearch = ({ query = '' }: { query?: string }) => (
  <Form action={paths.anyVisas()} role="search" className={css.search}>
    <label htmlFor="visa-query">{t('Search visas')}</label>
    <div>
      <input
        key={query}
        id="visa-query"
        name="query"
        type="search"
        required
        maxLength={200}
        defaultValue={query}
        placeholder={t('How much is a UK student visa?')}
        autoComplete="off"
        enterKeyHint="search"
        className={control.control}
      />
      <Button type="submit">{t('Search')}</Button>
    </div>
  </Form>
)
