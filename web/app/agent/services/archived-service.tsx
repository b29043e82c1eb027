import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { titleOf } from '../../words/service-words.ts'
import { ServicePreview } from './service-preview.tsx'
import { useServiceActions } from './use-service-actions.ts'

/** Put away: it is looked at, and taken out again before it is changed. */
export function ArchivedService({ service, above }: { service: OwnService; above: ReactNode }) {
  const { busy, restore } = useServiceActions()
  return (
    <>
      <PageTitle
        above={above}
        action={
          <Button busy={busy} onClick={() => restore(service)}>
            {t('Restore')}
          </Button>
        }
      >
        {titleOf(service)}
      </PageTitle>
      <Stack gap={5}>
        <Banner>
          {t('This service is archived. Restore it to change or publish it; it comes back as a draft.')}
        </Banner>
        <ServicePreview service={service} />
      </Stack>
    </>
  )
}
