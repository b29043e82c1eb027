import { paths } from '@sojourn/contract/paths/paths'
import type { SavedSearch } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { searchesQuery } from '../../queries/search-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Switch } from '../../ui/choice/checkbox.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Card } from '../../ui/text/card.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { RenameSearchDialog } from './rename-search-dialog.tsx'
import { addressOf } from './saved-search-address.ts'
import css from './saved-searches-page.module.css'
import { Wishlist } from './wishlist-tabs.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Saved searches'))

/** The searches one keeps, each with its weekly mail. */
export default function SavedSearchesPage() {
  const searches = useQuery(searchesQuery)
  return (
    <Wishlist intro={t('Searches you want to run again.')}>
      <Loaded query={searches}>
        {(saved) =>
          saved.length > 0 ? (
            <ul className={css.list}>
              {saved.map((search) => (
                <SearchRow key={search.id} search={search} />
              ))}
            </ul>
          ) : (
            <Empty
              hint={t(
                'Filter the list of agents, then select “Save this search”. We can email you about new matches once a week.',
              )}
              action={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
            >
              {t('You have not saved a search yet.')}
            </Empty>
          )
        }
      </Loaded>
    </Wishlist>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { id, name, filters, mail, created_at } = search
  const [isRenaming, setRenaming] = useState(false)
  const queries = useQueryClient()
  const action = useAction()
  const show = (change: (saved: SavedSearch[]) => SavedSearch[]) =>
    queries.setQueryData(searchesQuery.queryKey, (saved) => saved && change(saved))
  const withMail = (on: boolean) => (saved: SavedSearch[]) =>
    saved.map((one) => (one.id === id ? { ...one, mail: on } : one))

  async function setMail(on: boolean) {
    show(withMail(on))
    const done = await action.run(() =>
      browserApi('PATCH /account/searches/{id}', { params: { id }, body: { mail: on } }),
    )
    if (!done) show(withMail(!on))
  }

  async function forget() {
    const done = await action.run(() => browserApi('DELETE /account/searches/{id}', { params: { id } }))
    if (!done) return
    show((saved) => saved.filter((one) => one.id !== id))
    toast.success(t('“{name}” is deleted', { name }))
  }

  return (
    <Card as="li" className={css.search}>
      <div className={css.words}>
        <h2>
          <Link to={addressOf(filters)}>{name}</Link>
        </h2>
        <p>{rich('Saved on {day}', { day: <DayText value={created_at.date} /> })}</p>
      </div>
      <Switch
        label={t('Weekly email')}
        checked={mail}
        onChange={({ currentTarget: { checked } }) => void setMail(checked)}
      />
      <IconButton icon="edit" label={t('Rename “{name}”', { name })} onClick={() => setRenaming(true)} />
      <IconButton
        icon="trash"
        label={t('Delete “{name}”', { name })}
        disabled={action.busy}
        onClick={() => void forget()}
      />
      {isRenaming && <RenameSearchDialog search={search} onClose={() => setRenaming(false)} />}
    </Card>
  )
}
