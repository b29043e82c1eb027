import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { SUMMARY_LENGTH } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { listed } from '../../ui/text/listed.ts'
import { otherSide } from '../../words/order-words.ts'
import { NewCompletionFiles } from '../files/completion-files.tsx'
import { FormButton } from './form-button.tsx'
import { OwnRiskWords } from './own-risk.tsx'
import { StageButton } from './stage-button.tsx'
import { SureButton } from './sure-button.tsx'
import { WhatEnds } from './what-ends.tsx'
import type { WorkAct } from './work-step.ts'

interface Props {
  order: Order
  work: OrderWork
  act: WorkAct
  /** It is the one thing to do. */
  primary: boolean
}

const schemas = () => import('@sojourn/contract/work/completion')

/** The button of a step, with the question or the form it asks before. */
export function WorkButton({ order, work, act, primary }: Props) {
  const { uuid } = order
  const params = { uuid }
  const look = { uuid, variant: primary ? ('primary' as const) : ('secondary' as const) }
  const ofRequest = { uuid, id: work.request?.id ?? '' }
  const ofExtension = { uuid, id: work.extension?.id ?? '' }
  const client = otherSide(order, 'agent').full_name
  switch (act) {
    case 'start':
      return (
        <SureButton
          {...look}
          icon="plane"
          label={work.own_risk_until ? t('Start at my own risk') : t('Start the work')}
          title={work.own_risk_until ? t('Start at your own risk?') : t('Start the work?')}
          said={t('You have started the work.')}
          run={() =>
            browserApi('POST /orders/{uuid}/start', {
              params,
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
              { days: order.delivery_time, client },
            )}
          </p>
          {work.missing.length > 0 && (
            <p>{t('Not there yet: {names}. Both of you will see that.', { names: listed(work.missing) })}</p>
          )}
        </SureButton>
      )
    case 'agree_early_start':
      return (
        <SureButton
          {...look}
          variant="secondary"
          label={t('Let the work begin now')}
          title={t('Let the work begin now?')}
          said={t('{name} is told that the work may begin.', { name: order.agent.full_name })}
          run={async () => {
            await browserApi('PUT /orders/{uuid}/early-start', { params, body: { agrees: true } })
            return browserApi('GET /orders/{uuid}/work', { params })
          }}
        >
          <p>
            {t(
              'You have 14 days to withdraw. If you withdraw after the work has started, you pay for what is done, by the refund terms of this order. This cannot be undone.',
            )}
          </p>
        </SureButton>
      )
    case 'accept_request':
      return (
        <SureButton
          {...look}
          icon="check"
          label={t('Accept the work')}
          title={t('Accept the work?')}
          said={t('You have accepted the work. Thank you!')}
          run={() =>
            browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', {
              params: ofRequest,
              body: { accept: true },
            })
          }
        >
          <p>{t('{name} is paid. This cannot be undone.', { name: order.agent.full_name })}</p>
          <WhatEnds work={work} agent={order.agent.full_name} />
        </SureButton>
      )
    case 'ask_changes':
      return (
        <FormButton
          {...look}
          label={t('Ask for changes')}
          title={t('What must change?')}
          submit={t('Ask for changes')}
          draftKey={`changes-${uuid}`}
          said={t('{name} is told what must change.', { name: order.agent.full_name })}
          schema={() => schemas().then(({ answerCompletionRequest }) => answerCompletionRequest.body)}
          read={(texts) => ({ accept: false, changes: texts.changes })}
          send={(body) =>
            browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', { params: ofRequest, body })
          }
        >
          {order.offer && work.times_changed >= order.offer.revisions && (
            <p>
              {t(
                'The rounds of changes you agreed on are used. You can still say what is missing or wrong with what was agreed; for more than that, ask for an extra.',
              )}
            </p>
          )}
          <Textarea
            label={t('Changes')}
            name="changes"
            required
            maxLength={SUMMARY_LENGTH}
            help={t('Say what is missing or wrong, as exactly as you can.')}
          />
        </FormButton>
      )
    case 'answer_extension':
      return (
        <>
          <SureButton
            {...look}
            label={t('Agree')}
            title={t('Agree to more time?')}
            said={t('The due date has moved.')}
            run={() =>
              browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
                params: ofExtension,
                body: { accept: true },
              })
            }
          >
            <p>
              {t('{days, plural, one {The due date moves by # day.} other {The due date moves by # days.}}', {
                days: work.extension?.days ?? 0,
              })}
            </p>
          </SureButton>
          <SureButton
            {...look}
            variant="secondary"
            label={t('Decline')}
            title={t('Decline more time?')}
            said={t('The due date stays.')}
            run={() =>
              browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
                params: ofExtension,
                body: { accept: false },
              })
            }
          >
            <p>{t('The due date stays as it is.')}</p>
          </SureButton>
        </>
      )
    case 'ask_completion':
      return (
        <FormButton
          {...look}
          icon="check"
          label={t('Ask for completion')}
          title={t('The work is done')}
          submit={t('Ask for completion')}
          draftKey={`completion-${uuid}`}
          said={t('{client} is asked to accept the work.', { client })}
          schema={() => schemas().then(({ askForCompletion }) => askForCompletion.body)}
          send={(body, sending) =>
            browserApi('POST /orders/{uuid}/completion-requests', { params, body }, sending)
          }
        >
          <Textarea
            label={t('Summary')}
            name="summary"
            required
            maxLength={SUMMARY_LENGTH}
            help={t('Describe what you did and where {client} can find it.', { client })}
          />
          <NewCompletionFiles order={uuid} />
        </FormButton>
      )
    case 'set_stage':
      return <StageButton {...look} work={work} />
    case 'ask_extension':
      return (
        <FormButton
          {...look}
          variant="quiet"
          icon="clock"
          label={t('Ask for more time')}
          title={t('Ask for more time')}
          submit={t('Ask for more time')}
          draftKey={`extension-${uuid}`}
          said={t('{client} is asked for more time.', { client })}
          schema={() => schemas().then(({ askForExtension }) => askForExtension.body)}
          send={(body, sending) => browserApi('POST /orders/{uuid}/extensions', { params, body }, sending)}
        >
          <TextInput label={t('Days')} name="days" required inputMode="numeric" help={t('From 1 to 365.')} />
          <Textarea label={t('Reason')} name="reason" required maxLength={SUMMARY_LENGTH} />
        </FormButton>
      )
    case 'withdraw_request':
      return (
        <SureButton
          {...look}
          variant="secondary"
          label={t('Withdraw the request')}
          title={t('Withdraw the completion request?')}
          said={t('The request is withdrawn.')}
          run={() =>
            browserApi('POST /orders/{uuid}/completion-requests/{id}/withdraw', { params: ofRequest })
          }
        >
          <p>{t('You can ask again at any time.')}</p>
        </SureButton>
      )
    case 'withdraw_extension':
      return (
        <SureButton
          {...look}
          variant="quiet"
          label={t('Withdraw the request for more time')}
          title={t('Withdraw the request for more time?')}
          said={t('The request is withdrawn.')}
          run={() => browserApi('POST /orders/{uuid}/extensions/{id}/withdraw', { params: ofExtension })}
        >
          <p>{t('The due date stays as it is.')}</p>
        </SureButton>
      )
  }
}
