import type { AgentFacets } from '@sojourn/contract/discovery'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import control from '../ui/control.module.css'
import { Field } from '../ui/field.tsx'
import { formatCount } from '../ui/format-count.ts'
import { type Choice, Select } from '../ui/select.tsx'
import css from './filter-form.module.css'
import { type FilterName, filterNames, type Search } from './search-address.ts'
import { type Names, ratings, withinDays } from './search-words.ts'
import { SEARCH_FORM, type SearchForm } from './use-search-form.ts'

export type Facets = AgentFacets & {
  /** Of the country chosen. */
  visas: { id: string; name: string }[]
}

interface Props {
  form: SearchForm
  facets: Facets
  search: Search
  names: Names
  goalId: string | undefined
}

/** What one looks for. A plain GET form: without script its button does the same. */
export function FilterForm({ form, facets, search, names, goalId }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = filterNames.filter((name) => name !== 'query' && search[name]).length
  return (
    <search className={css.search}>
      <form
        id={SEARCH_FORM}
        ref={form.ref}
        action={paths.agents()}
        className={css.form}
        onSubmit={form.onSubmit}
        key={form.version}
      >
        <input
          type="search"
          name="query"
          aria-label="Name, visa or what you need help with"
          placeholder="A name, a visa, a need"
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
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
        <div id="filters" className={css.filters} data-open={open || undefined}>
          {lists(facets, search, names).map(
            ({ name, label, any, choices }) =>
              choices.length > 0 && (
                <Select
                  key={name}
                  label={label}
                  name={name}
                  unmarked
                  placeholder={any}
                  defaultValue={name === 'country' ? search.country?.toUpperCase() : search[name]}
                  choices={choices}
                  onChange={form.change}
                />
              ),
          )}
          <Field
            label="Price up to, in dollars"
            name="max_price"
            unmarked
            error={form.isPriceWrong ? 'Please enter whole dollars, up to 1,000,000' : undefined}
          >
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                maxLength={12}
                placeholder="Any price"
                defaultValue={search.max_price}
                onInput={form.type}
                className={control.control}
              />
            )}
          </Field>
        </div>
        {goalId && <input type="hidden" name="goalId" value={goalId} />}
        <noscript>
          <Button type="submit" wide>
            Show agents
          </Button>
        </noscript>
      </form>
    </search>
  )
}

interface List {
  name: FilterName
  label: string
  /** What stands there while nothing is chosen. */
  any: string
  choices: Choice[]
}

const lists = (facets: Facets, search: Search, names: Names): List[] => [
  {
    name: 'country',
    label: 'Destination',
    any: 'Any country',
    choices: withChosen(facets.countries, search.country?.toUpperCase(), names.country),
  },
  {
    name: 'visa',
    label: 'Visa',
    any: 'Any visa',
    choices: facets.visas.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    name: 'purpose',
    label: 'Purpose',
    any: 'Any purpose',
    choices: withChosen(facets.purposes, search.purpose, names.purpose),
  },
  {
    name: 'language',
    label: 'Language',
    any: 'Any language',
    choices: withChosen(facets.languages, search.language, names.language),
  },
  {
    name: 'licensed',
    label: 'Licence',
    any: 'With or without',
    choices: fixed([['1', 'Licensed by a regulator']]),
  },
  { name: 'max_days', label: 'Done within', any: 'Any time', choices: fixed(withinDays) },
  { name: 'min_rating', label: 'Rating', any: 'Any rating', choices: fixed(ratings) },
  { name: 'free_within', label: 'Free to meet within', any: 'Any time', choices: fixed(withinDays) },
]

const fixed = (choices: readonly (readonly [string, string])[]): Choice[] =>
  choices.map(([value, label]) => ({ value, label }))

/** Each with how many it would find; the chosen one stays, also where it finds nobody. */
function withChosen(
  facet: AgentFacets['countries'],
  chosen: string | undefined,
  name: string | null,
): Choice[] {
  const choices = facet.map(({ id, name, count, more }) => ({
    value: id,
    label: count > 0 ? `${name} (${formatCount(count)}${more ? '+' : ''})` : name,
  }))
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: name ?? chosen }, ...choices]
}
