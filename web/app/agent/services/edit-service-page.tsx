import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { KnownService } from './known-service.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Edit service'))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One service of the agent's own, by the id in the address. */
export default function EditServicePage() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return UUID.test(id) ? <KnownService key={id} id={id} /> : <NoService />
}

const NoService = () => (
  <>
    <PageTitle>{t('Edit service')}</PageTitle>
    <Empty action={<LinkButton to={agentPaths.services()}>{t('My Services')}</LinkButton>}>
      {t('Choose the service you want to edit.')}
    </Empty>
  </>
)
