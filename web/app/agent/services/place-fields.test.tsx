import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually, find, renderAt } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { Form } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PlaceFields } from './place-fields.tsx'

const visas = { DE: 'de/student-visa', FR: 'fr/long-stay' }

function Page() {
  const form = useForm({
    schema: () => Promise.reject(new Error('not needed')),
    submit: async () => {},
    defaults: { country: 'DE', visa: visas.DE },
    draftKey: 'service',
  })
  return (
    <Form form={form}>
      <PlaceFields />
    </Form>
  )
}

test('the visas offered are of the country this device kept', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const country = path.slice(-2) as keyof typeof visas
    const items = Object.keys(visas).map((id) => ({ id, name: id }))
    if (!(country in visas)) return Response.json({ data: { items } })
    const known = [{ id: visas[country], name: visas[country], checklist: [] }]
    return Response.json({ data: { id: country, name: country, licence: null, visa_count: 1, visas: known } })
  })
  localStorage.setItem('draft:visitor:service', JSON.stringify({ country: 'FR', visa: visas.FR }))
  await renderAt(
    '/',
    <QueryClientProvider client={makeQueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  const visa = () => find<HTMLSelectElement>('select[name="visa"]')
  await eventually(() => expect([...visa().options].map(({ value }) => value)).toEqual(['', visas.FR]))
  expect(visa().value).toBe(visas.FR)
})
