import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { searchesQuery } from '../../queries/search-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { filtersOf } from './search-filters.ts'
import type { Names } from './search-names.ts'
import type { Search } from './search-path.ts'
import { chosenInWords } from './search-words.ts'

interface Props {
  search: Search
  names: Names
  onClose: () => void
}

const LONGEST_NAME = 80

export default function SaveSearchDialog({ search, names, onClose }: Props) {
  const words = chosenInWords(search, names).map((one) => one.words)
  const form = useForm({
    schema: () => import('@sojourn/contract/supply/discovery').then(({ addSearch }) => addSearch.body),
    defaults: { name: words.join(', ').slice(0, LONGEST_NAME), mail: 'on' },
    read: (data) => ({
      name: String(data.get('name') ?? ''),
      mail: data.get('mail') === 'on',
      filters: { ...filtersOf(search), ...(search.sort && { sort: search.sort }) },
    }),
    submit: async (body) => {
      const { data } = await browserApi('POST /account/searches', { body })
      void queryClient().invalidateQueries(searchesQuery)
      toast.success(
        body.mail && !data.mail
          ? t('Search saved, without emails: you have turned off emails about saved searches.')
          : t('Search saved. Find it under Wishlist.'),
      )
      onClose()
    },
  })
  return (
    <Modal open title={t('Save this search')} onClose={onClose}>
      <Form form={form} label={t('Save this search')}>
        <TextInput label={t('Name')} name="name" required maxLength={LONGEST_NAME} help={words.join(' · ')} />
        <Checkbox
          name="mail"
          label={t('Email me once a week when new agents match')}
          help={t('Every email has an unsubscribe link.')}
        />
        <p>
          {rich('Your saved searches are under <list>Wishlist</list>.', {
            list: (words) => <Link to={clientPaths.searches()}>{words}</Link>,
          })}
        </p>
        <DialogEnd onCancel={onClose}>
          <SubmitButton>{t('Save search')}</SubmitButton>
        </DialogEnd>
      </Form>
    </Modal>
  )
}
