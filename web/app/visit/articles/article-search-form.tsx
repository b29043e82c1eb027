import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleChoices } from '@sojourn/contract/talk/articles'
import { PREFIX } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { type ArticleSearch, pathOfForm } from './article-search.ts'
import css from './article-search-form.module.css'

interface Props {
  search: ArticleSearch
  countries: ArticleChoices['countries']
}

/** An ordinary GET form, so that it searches without script too. Its inputs are made anew when the address says something they did not ask for. */
export function ArticleSearchForm({ search, countries }: Props) {
  const navigate = useNavigate()
  const shown = paths.articles({ ...search })
  const [asked, setAsked] = useState(shown)
  const [seen, setSeen] = useState(shown)
  const [version, setVersion] = useState(0)
  if (shown !== seen) {
    setSeen(shown)
    if (shown !== asked) {
      setAsked(shown)
      setVersion(version + 1)
    }
  }

  function go(form: HTMLFormElement | null) {
    const path = form && pathOfForm(form)
    if (!path || path === asked) return
    setAsked(path)
    void navigate(path, { preventScrollReset: true })
  }

  return (
    <form
      key={version}
      action={PREFIX + paths.articles()}
      className={css.form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        go(event.currentTarget)
      }}
    >
      <SearchInput label={t('Search articles')} name="query" defaultValue={search.query} />
      <Button type="submit" icon="search">
        {t('Search')}
      </Button>
      <Select
        label={t('Country')}
        unmarked
        name="country"
        placeholder={t('Any country')}
        defaultValue={search.country}
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => go(event.currentTarget.form)}
      />
      <Select
        label={t('Order')}
        unmarked
        name="sort"
        placeholder={search.query ? t('Best match') : t('Newest')}
        defaultValue={search.sort}
        choices={[...(search.query ? [NEWEST] : []), MOST_LIKED]}
        onChange={(event) => go(event.currentTarget.form)}
      />
      {search.category && <input type="hidden" name="category" value={search.category} />}
    </form>
  )
}

const NEWEST = { value: 'newest', label: t('Newest') }
const MOST_LIKED = { value: 'likes', label: t('Most liked') }
