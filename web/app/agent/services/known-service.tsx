import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { useHeadingAfter } from '../../ui/text/focus-heading.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { titleOf } from '../../words/service-words.ts'
import { ArchivedService } from './archived-service.tsx'
import { ServiceForm } from './service-form.tsx'
import { ServiceFormBones } from './service-form-bones.tsx'
import { serviceQuery } from './service-queries.ts'

/** A service to edit, or as it is kept once it is archived. */
export function KnownService({ id }: { id: string }) {
  const query = useQuery(serviceQuery(id))
  useHeadingAfter(query.data && String(query.data.status))
  const above = (
    <Breadcrumbs
      trail={[{ label: t('My Services'), to: agentPaths.services() }]}
      here={query.data ? titleOf(query.data) : t('Edit service')}
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
      <PageTitle above={above}>{t('Edit service')}</PageTitle>
      <Loaded query={query} skeleton={<ServiceFormBones />}>
        {() => null}
      </Loaded>
    </>
  )
}
