import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { titleOf } from '../../words/service-words.ts'
import { ArchivedService } from './archived-service.tsx'
import { ServiceForm } from './service-form.tsx'
import { serviceQuery } from './service-queries.ts'

export const meta = () => ownPageMeta('Edit service')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One service of the agent's own, by the id in the address. */
export default function EditServicePage() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return UUID.test(id) ? <KnownService key={id} id={id} /> : <NoService />
}

function KnownService({ id }: { id: string }) {
  const query = useQuery(serviceQuery(id))
  const above = (
    <Breadcrumbs
      trail={[{ label: 'My Services', to: agentPaths.services() }]}
      here={query.data ? titleOf(query.data) : 'Edit service'}
    />
  )
  if (query.data)
    return query.data.may.includes('change') ? (
      <ServiceForm key={String(query.data.status)} service={query.data} above={above} />
    ) : (
      <ArchivedService service={query.data} above={above} />
    )
  return (
    <>
      <PageTitle above={above}>Edit service</PageTitle>
      <Loaded query={query} skeleton={<Fields />}>
        {() => null}
      </Loaded>
    </>
  )
}

const NoService = () => (
  <>
    <PageTitle>Edit service</PageTitle>
    <Empty action={<LinkButton to={agentPaths.services()}>My Services</LinkButton>}>
      Choose the service you want to edit.
    </Empty>
  </>
)

const Fields = () => (
  <Stack gap={4}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
