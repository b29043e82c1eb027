import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { listed } from '../../ui/text/listed.ts'
import { clientOf, sameOf, type WorkDialogProps } from './dialog-props.ts'
import { OwnRiskWords } from './own-risk.tsx'
import { SureDialog } from './sure-dialog.tsx'

export const StartWork = (props: WorkDialogProps) => {
  const { order, work } = props
  return (
    <SureDialog
      {...sameOf(props)}
      title={work.own_risk_until ? t('Start at your own risk?') : t('Start the work?')}
      said={t('You have started the work.')}
      run={() =>
        browserApi('POST /orders/{uuid}/start', {
          params: { uuid: order.uuid },
          body: work.own_risk_until ? { accepts_risk: true } : {},
        })
      }
    >
      {work.own_risk_until && (
        <p>
          <OwnRiskWords order={order} until={work.own_risk_until} />
        </p>
      )}
      <p>
        {t(
          '{days, plural, one {From now on you have one day to deliver, and {client} is told.} other {From now on you have # days to deliver, and {client} is told.}}',
          { days: order.delivery_time, client: clientOf(order) },
        )}
      </p>
      {work.missing.length > 0 && (
        <p>{t('Not there yet: {names}. Both of you will see that.', { names: listed(work.missing) })}</p>
      )}
    </SureDialog>
  )
}

export const AgreeEarlyStart = (props: WorkDialogProps) => {
  const { uuid, agent } = props.order
  return (
    <SureDialog
      {...sameOf(props)}
      title={t('Let the work begin now?')}
      said={t('{name} is told that the work may begin.', { name: agent.full_name })}
      run={async () => {
        await browserApi('PUT /orders/{uuid}/early-start', { params: { uuid }, body: { agrees: true } })
        return browserApi('GET /orders/{uuid}/work', { params: { uuid } })
      }}
    >
      <p>
        {t(
          'You have 14 days to withdraw. If you withdraw after the work has started, you pay for what is done, by the refund terms of this order. This cannot be undone.',
        )}
      </p>
    </SureDialog>
  )
}
