import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import panel from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { PlaceFields } from './place-fields.tsx'
import { serviceQuery, servicesChanged } from './service-queries.ts'

export const handle = true

export const meta = () => ownPageMeta(t('New service'))

/** A service begins with what it is for; everything else is written on its draft. */
export default function NewServicePage() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/supply/services').then(({ NewService }) => NewService),
    submit: async (body, sending) => {
      const { data } = await browserApi('POST /account/consultant/services', { body }, sending)
      queries.setQueryData(serviceQuery(data.id).queryKey, data)
      void servicesChanged(queries)
      await navigate(agentPaths.editService(data.id), { replace: true })
    },
  })
  return (
    <>
      <PageTitle
        above={
          <Breadcrumbs
            trail={[{ label: t('My Services'), to: agentPaths.services() }]}
            here={t('New service')}
          />
        }
      >
        {t('New service')}
      </PageTitle>
      <div className={panel.panels}>
        <Panel
          title={t('What is it for?')}
          intro={t(
            'One service is for one visa. It becomes a draft only you see; nothing is public until you publish it.',
          )}
        >
          <Form form={form} label={t('New service')}>
            <PlaceFields />
            <div className={fields.end}>
              <SubmitButton iconAfter="arrow-right">{t('Create draft')}</SubmitButton>
              <LinkButton to={agentPaths.services()} variant="quiet">
                {t('Cancel')}
              </LinkButton>
            </div>
          </Form>
        </Panel>
      </div>
    </>
  )
}
