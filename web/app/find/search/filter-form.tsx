import { paths } from '@sojourn/contract/paths/paths'
import type { AgentFacets } from '@sojourn/contract/supply/discovery'
import { PREFIX } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import control from '../../ui/form/control.module.css'
import { Field } from '../../ui/form/field.tsx'
import { ChoiceList } from './choice-list.tsx'
import css from './filter-form.module.css'
import { type Facets, FILTERS, filterNames } from './filters.ts'
import { valuesOf } from './search-address.ts'
import { type Names, nameOf } from './search-names.ts'
import type { Search } from './search-path.ts'
import { SEARCH_FORM, type SearchForm } from './use-search-form.ts'

interface Props {
  form: SearchForm
  facets: Facets
  search: Search
  names: Names
  goalId: string | undefined
  /** How many agents match, in words. */
  found: string
}

/** It is a plain GET form: without script its button does the same. */
export function FilterForm({ form, facets, search, names, goalId, found }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = filterNames.flatMap((name) => (name === 'query' ? [] : valuesOf(search, name))).length
  return (
    <search className={css.search}>
      <form
        id={SEARCH_FORM}
        ref={form.ref}
        action={PREFIX + paths.agents()}
        className={css.form}
        onSubmit={form.onSubmit}
        key={form.version}
      >
        <input
          type="search"
          name="query"
          aria-label={t('Name, visa or what you need help with')}
          placeholder={t('Name, visa or need')}
          maxLength={200}
          enterKeyHint="search"
          defaultValue={search.query}
          onInput={form.type}
          className={control.control}
        />
        <Button
          variant="secondary"
          icon="filter"
          className={css.toggle}
          aria-expanded={open}
          aria-controls="filters"
          onClick={() => setOpen(!open)}
        >
          {chosen > 0 ? t('Filters ({count})', { count: chosen }) : t('Filters')}
        </Button>
        <div id="filters" className={css.filters} data-open={open || undefined}>
          {several(facets, search, names).map((list) => (
            <ChoiceList key={list.name} {...list} onChange={form.change} />
          ))}
          <Field
            label={t('Max price (USD)')}
            name="max_price"
            unmarked
            error={form.isPriceWrong ? t('Please enter whole dollars, up to 1,000,000') : undefined}
          >
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                maxLength={12}
                placeholder={t('Any price')}
                defaultValue={search.max_price}
                onInput={form.type}
                className={control.control}
              />
            )}
          </Field>
          {lists(facets).map(
            ({ name, label, any, choices }) =>
              choices.length > 0 && (
                <Select
                  key={name}
                  label={label}
                  name={name}
                  unmarked
                  placeholder={any}
                  defaultValue={search[name]}
                  choices={choices}
                  onChange={form.change}
                />
              ),
          )}
          <Button className={css.show} wide onClick={() => setOpen(false)}>
            {t('Show {agents}', { agents: found })}
          </Button>
        </div>
        {goalId && <input type="hidden" name="goalId" value={goalId} />}
        <noscript>
          {import.meta.env.SSR && (
            <Button type="submit" wide>
              {t('Show agents')}
            </Button>
          )}
        </noscript>
      </form>
    </search>
  )
}

/** Lists of which several can be chosen. */
const several = (facets: Facets, search: Search, names: Names) =>
  filterNames.flatMap((name) => {
    const { input } = FILTERS[name]
    if (input.kind !== 'several') return []
    const { label, any, facet } = input
    const chosen = valuesOf(search, name).map((id) => (name === 'country' ? id.toUpperCase() : id))
    return { name, label, any, chosen, choices: withChosen(facets[facet], chosen, names) }
  })

/** Lists of which one can be chosen. */
const lists = (facets: Facets) =>
  filterNames.flatMap((name) => {
    const { input } = FILTERS[name]
    if (input.kind !== 'one') return []
    const { label, any, choices } = input
    return { name, label, any, choices: choices(facets).map(([value, label]) => ({ value, label })) }
  })

/** Each with how many it would find; those chosen stay, also where they find nobody. */
function withChosen(facet: AgentFacets['countries'], chosen: string[], names: Names) {
  const missing = chosen.filter((id) => !facet.some((one) => one.id === id))
  if (missing.length === 0) return facet
  return [...missing.map((id) => ({ id, name: nameOf(names, id), count: 0, more: false })), ...facet]
}
