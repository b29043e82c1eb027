import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Select } from '../../ui/choice/select.tsx'
import { Link } from '../../ui/text/link.tsx'
import { sortChoices } from './filter-choices.ts'
import type { Search } from './search-path.ts'
import css from './sort-select.module.css'
import { SEARCH_FORM, type SearchForm } from './use-search-form.ts'

/** Belongs to the form of the filters, though it stands over the results. */
export const SortSelect = ({ search, form }: { search: Search; form: SearchForm }) => (
  <div className={css.sort}>
    <Select
      key={form.version}
      label={t('Order')}
      hideLabel
      name="sort"
      form={SEARCH_FORM}
      placeholder={t('Most relevant')}
      defaultValue={search.sort}
      choices={sortChoices}
      onChange={form.change}
    />
    <Link to={paths.ranking()}>{t('How agents are ranked')}</Link>
  </div>
)
