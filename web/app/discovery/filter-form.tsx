import type { AgentFacets } from '@sojourn/contract/discovery'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { type Choice, Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import css from './filter-form.module.css'
import { filterNames, type Search } from './search-address.ts'
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
        <SearchInput
          label="Name, visa or what you need help with"
          name="query"
          placeholder="A name, a visa, a need"
          defaultValue={search.query}
          onInput={form.type}
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
          <Select
            label="Destination"
            name="country"
            unmarked
            placeholder="Any country"
            defaultValue={search.country?.toUpperCase()}
            choices={withChosen(facets.countries, search.country?.toUpperCase(), names.country)}
            onChange={form.change}
          />
          {facets.visas.length > 0 && (
            <Select
              label="Visa"
              name="visa"
              unmarked
              placeholder="Any visa"
              defaultValue={search.visa}
              choices={facets.visas.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={form.change}
            />
          )}
          <Select
            label="Purpose"
            name="purpose"
            unmarked
            placeholder="Any purpose"
            defaultValue={search.purpose}
            choices={withChosen(facets.purposes, search.purpose, names.purpose)}
            onChange={form.change}
          />
          <Select
            label="Language"
            name="language"
            unmarked
            placeholder="Any language"
            defaultValue={search.language}
            choices={withChosen(facets.languages, search.language, names.language)}
            onChange={form.change}
          />
          <TextInput
            label="Price up to, in dollars"
            name="max_price"
            unmarked
            inputMode="numeric"
            maxLength={7}
            placeholder="Any price"
            defaultValue={search.max_price}
            onInput={form.type}
          />
          <Select
            label="Done within"
            name="max_days"
            unmarked
            placeholder="Any time"
            defaultValue={search.max_days}
            choices={fixed(withinDays)}
            onChange={form.change}
          />
          <Select
            label="Rating"
            name="min_rating"
            unmarked
            placeholder="Any rating"
            defaultValue={search.min_rating}
            choices={fixed(ratings)}
            onChange={form.change}
          />
          <Select
            label="Free to meet within"
            name="free_within"
            unmarked
            placeholder="Any time"
            defaultValue={search.free_within}
            choices={fixed(withinDays)}
            onChange={form.change}
          />
          <Checkbox
            label="Licensed by a regulator"
            name="licensed"
            value="1"
            defaultChecked={search.licensed === '1'}
            onChange={form.change}
          />
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
    label: `${name} (${count.toLocaleString('en')}${more ? '+' : ''})`,
  }))
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: name ?? chosen }, ...choices]
}
