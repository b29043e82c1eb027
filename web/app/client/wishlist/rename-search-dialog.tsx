import type { SavedSearch } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { searchesQuery } from '../../queries/search-queries.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'

interface Props {
  search: SavedSearch
  onClose: () => void
}

export function RenameSearchDialog({ search: { id, name }, onClose }: Props) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/supply/discovery').then(({ updateSearch }) => updateSearch.body),
    defaults: { name },
    submit: async (body) => {
      const { data } = await browserApi('PATCH /account/searches/{id}', { params: { id }, body })
      queries.setQueryData(searchesQuery.queryKey, (saved) =>
        saved?.map((search) => (search.id === id ? data : search)),
      )
      onClose()
    },
  })
  return (
    <Modal open title={t('Rename this search')} onClose={onClose}>
      <Form form={form} label={t('Rename this search')}>
        <TextInput label={t('Name')} name="name" required />
        <DialogEnd onCancel={onClose}>
          <SubmitButton>{t('Rename')}</SubmitButton>
        </DialogEnd>
      </Form>
    </Modal>
  )
}
