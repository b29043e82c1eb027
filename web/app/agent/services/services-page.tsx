import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAccount } from '../../session/use-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { FirstService } from './first-service.tsx'
import { PhotoWanted } from './photo-wanted.tsx'
import { PlanUse } from './plan-use.tsx'
import { ServiceLine } from './service-line.tsx'
import { type ServiceTab, servicesQuery } from './service-queries.ts'
import css from './services-page.module.css'

export const handle = true

export const meta = () => ownPageMeta(t('My Services'))

const tabs = [
  { id: 'active', label: t('Active') },
  { id: 'draft', label: t('Draft') },
  { id: 'archived', label: t('Archived') },
] as const

export default function ServicesPage() {
  const { first_name } = useAccount()
  const [params] = useSearchParams()
  const asked = {
    tab: useTab(tabs) as ServiceTab,
    query: params.get('query')?.trim() || undefined,
    cursor: params.get('cursor') || undefined,
  }
  const services = useQuery(servicesQuery(asked))
  /** The rows of another tab or search stay until the ones asked for are here. */
  const isStale = services.isPlaceholderData
  const counts = services.data?.counts
  const isFirst = counts && counts.active + counts.draft + counts.archived === 0

  return (
    <>
      <PageTitle
        intro={counts?.active === 0 ? undefined : t('Clients see these services on your profile.')}
        action={
          <LinkButton to={agentPaths.newService()} icon="plus">
            {t('New service')}
          </LinkButton>
        }
      >
        {isFirst ? t('Welcome, {name}', { name: first_name }) : t('My Services')}
      </PageTitle>
      {isFirst ? (
        <FirstService />
      ) : (
        <>
          {counts && counts.active > 0 && <PhotoWanted />}
          <Tabs
            label={t('Services by status')}
            tabs={tabs.map((tab) => ({ ...tab, count: counts?.[tab.id] ?? null }))}
          />
          <div className={css.above}>
            <ServiceSearch key={asked.query} tab={asked.tab} query={asked.query} />
            {services.data && <PlanUse use={services.data.plan} />}
          </div>
          <Loaded query={services} skeleton={<Lines />}>
            {({ items, pagination }) => (
              <>
                {items.length > 0 && (
                  <ul className={css.list} aria-busy={isStale}>
                    {items.map((service) => (
                      <ServiceLine key={service.id} service={service} />
                    ))}
                  </ul>
                )}
                {items.length === 0 &&
                  (isStale ? (
                    <Lines />
                  ) : (
                    <Nothing
                      tab={asked.tab}
                      query={asked.query}
                      hasDrafts={counts?.active === 0 && counts.draft > 0}
                    />
                  ))}
                <Pagination label={t('More services')} nextCursor={pagination.next_cursor} />
              </>
            )}
          </Loaded>
        </>
      )}
    </>
  )
}

const ServiceSearch = ({ tab, query }: { tab: ServiceTab; query: string | undefined }) => (
  <Form method="get" role="search" className={css.search}>
    <input type="hidden" name="tab" value={tab} />
    <SearchInput
      label={t('Find a service')}
      placeholder={t('Find a service')}
      defaultValue={query}
      className={css.words}
    />
    <Button type="submit" variant="secondary">
      {t('Search')}
    </Button>
  </Form>
)

const hints: Record<ServiceTab, string> = {
  active: t('Published services are shown here and on your profile.'),
  draft: t('Drafts are shown here. Only you can see them.'),
  archived: t('Archived services are shown here. You can restore them at any time.'),
}

interface NothingProps {
  tab: ServiceTab
  query: string | undefined
  hasDrafts: boolean
}

function Nothing({ tab, query, hasDrafts }: NothingProps) {
  if (query)
    return (
      <Empty hint={t('check your selection and try again')}>
        {t('No result found for “{query}”', { query })}
      </Empty>
    )
  return (
    <Empty
      hint={hints[tab]}
      action={
        tab === 'archived' ? undefined : tab === 'active' && hasDrafts ? (
          <LinkButton to={`${agentPaths.services()}?tab=draft`}>{t('Open your drafts')}</LinkButton>
        ) : (
          <LinkButton to={agentPaths.newService()} variant="secondary">
            {t('New service')}
          </LinkButton>
        )
      }
    />
  )
}

const Lines = () => (
  <Stack gap={3}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
