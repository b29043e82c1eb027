import type { OwnService } from '@sojourn/contract/services'
import type { ReactNode } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle, Stack } from '../ui/layout.tsx'
import { ServicePreview } from './service-preview.tsx'
import { titleOf } from './service-words.ts'
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
            Restore
          </Button>
        }
      >
        {titleOf(service)}
      </PageTitle>
      <Stack gap={5}>
        <Banner>
          This service is archived. Restore it to change or publish it; it comes back as a draft.
        </Banner>
        <ServicePreview service={service} />
      </Stack>
    </>
  )
}
