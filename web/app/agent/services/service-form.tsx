import { serviceStatus, stateIn } from '@sojourn/contract/calls/status'
import { paths } from '@sojourn/contract/paths/paths'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import panel from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { useHashTarget } from '../../layouts/own/use-hash-target.ts'
import { useAccount } from '../../session/use-account.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { SaveState } from '../../ui/form/save-state.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { titleOf } from '../../words/service-words.ts'
import { MissingList } from './missing-list.tsx'
import css from './service-form.module.css'
import {
  DocumentsPanel,
  PlacePanel,
  RefundsPanel,
  StagesPanel,
  TermsPanel,
  WordsPanel,
} from './service-panels.tsx'
import { ServicePreview } from './service-preview.tsx'
import { visasQuery } from './service-queries.ts'
import { ServiceStatus } from './service-status.tsx'
import { typedIn } from './service-values.ts'
import { useServiceForm } from './use-service-form.ts'

/** Everything a service says. A draft is saved as one types; a change of an active one goes out when one says so. */
export function ServiceForm({ service, above }: { service: OwnService; above: ReactNode }) {
  const isActive = stateIn(serviceStatus, service.status) === 'active'
  const { username, uuid } = useAccount()
  const missing = useRef<HTMLElement>(null)
  const [checklist, setChecklist] = useState<readonly string[] | null>(null)
  useHashTarget()
  const { form, autosave, typed, isChanged, refusal } = useServiceForm(service, () =>
    missing.current?.focus(),
  )
  const { data: place } = useQuery({
    ...visasQuery(typed?.country || service.country.id),
    enabled: !service.locked,
  })
  const shown = typed ? typedIn(service, typed, place) : service

  return (
    <Form form={form} label={t('Service')} className={css.form}>
      <PageTitle
        above={above}
        intro={
          <span className={css.state}>
            <ServiceStatus service={service} />
            {isActive && <Link to={paths.agent(username ?? uuid)}>{t('See it on your profile')}</Link>}
          </span>
        }
      >
        {titleOf(service)}
      </PageTitle>
      <MissingList ref={missing} missing={refusal ?? service.missing} isRefusal={refusal !== null} />

      <div className={panel.panels}>
        <PlacePanel service={service} onChecklist={setChecklist} />
        <WordsPanel />
        <TermsPanel service={service} />
        <StagesPanel service={service} />
        <DocumentsPanel service={service} checklist={checklist} />
        <RefundsPanel shares={shown.refund_schedule} />
        <Panel id="preview" title={t('Preview')} intro={t('Exactly as clients see it on your profile.')}>
          <ServicePreview service={shown} />
        </Panel>
      </div>

      <div className={css.end}>
        {!isActive && <SaveState state={autosave.state} onRetry={autosave.retry} />}
        <SubmitButton disabled={isActive && !isChanged}>
          {isActive ? t('Publish changes') : t('Publish')}
        </SubmitButton>
      </div>
    </Form>
  )
}
