import type { SavedSearch } from '@sojourn/contract/discovery'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Modal } from '../ui/modal.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useForm } from '../ui/use-form.ts'
import { searchesQuery } from './search-queries.ts'

interface Props {
  search: SavedSearch
  onClose: () => void
}

export function RenameSearchDialog({ search: { id, name }, onClose }: Props) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/discovery').then(({ updateSearch }) => updateSearch.body),
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
    <Modal open title="Rename this search" onClose={onClose}>
      <Form form={form} label="Rename this search">
        <TextInput label="Name" name="name" required />
        <SubmitButton wide>Rename</SubmitButton>
      </Form>
    </Modal>
  )
}
