import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { listed } from '../../ui/text/listed.ts'
import { type ActProps, clientOf } from './act-props.ts'
import { OwnRiskWords } from './own-risk.tsx'
import { SureButton } from './sure-button.tsx'

export const StartWork = ({ order, work, look }: ActProps) => (
  <SureButton
    {...look}
    icon="plane"
    label={work.own_risk_until ? t('Start at my own risk') : t('Start the work')}
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
  </SureButton>
)

export const AgreeEarlyStart = ({ order, look }: ActProps) => (
  <SureButton
    {...look}
    variant="secondary"
    label={t('Let the work begin now')}
    title={t('Let the work begin now?')}
    said={t('{name} is told that the work may begin.', { name: order.agent.full_name })}
    run={async () => {
      await browserApi('PUT /orders/{uuid}/early-start', {
        params: { uuid: order.uuid },
        body: { agrees: true },
      })
      return browserApi('GET /orders/{uuid}/work', { params: { uuid: order.uuid } })
    }}
  >
    <p>
      {t(
        'You have 14 days to withdraw. If you withdraw after the work has started, you pay for what is done, by the refund terms of this order. This cannot be undone.',
      )}
    </p>
  </SureButton>
)
