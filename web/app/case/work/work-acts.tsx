import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { SUMMARY_LENGTH } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
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
          label={work.own_risk_until ? 'Start at my own risk' : 'Start the work'}
          title={work.own_risk_until ? 'Start at your own risk?' : 'Start the work?'}
          said="You have started the work."
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
            From now on you have {order.delivery_time === 1 ? 'one day' : `${order.delivery_time} days`} to
            deliver, and {client} is told.
          </p>
          {work.missing.length > 0 && (
            <p>Not there yet: {work.missing.join(', ')}. Both of you will see that.</p>
          )}
        </SureButton>
      )
    case 'agree_early_start':
      return (
        <SureButton
          {...look}
          variant="secondary"
          label="Let the work begin now"
          title="Let the work begin now?"
          said={`${order.agent.full_name} is told that the work may begin.`}
          run={async () => {
            await browserApi('PUT /orders/{uuid}/early-start', { params, body: { agrees: true } })
            return browserApi('GET /orders/{uuid}/work', { params })
          }}
        >
          <p>
            You have 14 days to withdraw. If you withdraw after the work has started, you pay for what is
            done, by the refund terms of this order. This cannot be undone.
          </p>
        </SureButton>
      )
    case 'accept_request':
      return (
        <SureButton
          {...look}
          icon="check"
          label="Accept the work"
          title="Accept the work?"
          said="You have accepted the work. Thank you!"
          run={() =>
            browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', {
              params: ofRequest,
              body: { accept: true },
            })
          }
        >
          <p>{order.agent.full_name} is paid. This cannot be undone.</p>
          <WhatEnds work={work} agent={order.agent.full_name} />
        </SureButton>
      )
    case 'ask_changes':
      return (
        <FormButton
          {...look}
          label="Ask for changes"
          title="What must change?"
          submit="Ask for changes"
          draftKey={`changes-${uuid}`}
          said={`${order.agent.full_name} is told what must change.`}
          schema={() => schemas().then(({ answerCompletionRequest }) => answerCompletionRequest.body)}
          read={(texts) => ({ accept: false, changes: texts.changes })}
          send={(body) =>
            browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', { params: ofRequest, body })
          }
        >
          {order.offer && work.times_changed >= order.offer.revisions && (
            <p>
              The rounds of changes you agreed on are used. You can still say what is missing or wrong with
              what was agreed; for more than that, ask for an extra.
            </p>
          )}
          <Textarea
            label="Changes"
            name="changes"
            required
            maxLength={SUMMARY_LENGTH}
            help="Say what is missing or wrong, as exactly as you can."
          />
        </FormButton>
      )
    case 'answer_extension':
      return (
        <>
          <SureButton
            {...look}
            label="Agree"
            title="Agree to more time?"
            said="The due date has moved."
            run={() =>
              browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
                params: ofExtension,
                body: { accept: true },
              })
            }
          >
            <p>The due date moves by {work.extension?.days ?? 0} days.</p>
          </SureButton>
          <SureButton
            {...look}
            variant="secondary"
            label="Decline"
            title="Decline more time?"
            said="The due date stays."
            run={() =>
              browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
                params: ofExtension,
                body: { accept: false },
              })
            }
          >
            <p>The due date stays as it is.</p>
          </SureButton>
        </>
      )
    case 'ask_completion':
      return (
        <FormButton
          {...look}
          icon="check"
          label="Ask for completion"
          title="The work is done"
          submit="Ask for completion"
          draftKey={`completion-${uuid}`}
          said={`${client} is asked to accept the work.`}
          schema={() => schemas().then(({ askForCompletion }) => askForCompletion.body)}
          send={(body, sending) =>
            browserApi('POST /orders/{uuid}/completion-requests', { params, body }, sending)
          }
        >
          <Textarea
            label="Summary"
            name="summary"
            required
            maxLength={SUMMARY_LENGTH}
            help={`Describe what you did and where ${client} can find it.`}
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
          label="Ask for more time"
          title="Ask for more time"
          submit="Ask for more time"
          draftKey={`extension-${uuid}`}
          said={`${client} is asked for more time.`}
          schema={() => schemas().then(({ askForExtension }) => askForExtension.body)}
          send={(body, sending) => browserApi('POST /orders/{uuid}/extensions', { params, body }, sending)}
        >
          <TextInput label="Days" name="days" required inputMode="numeric" help="From 1 to 365." />
          <Textarea label="Reason" name="reason" required maxLength={SUMMARY_LENGTH} />
        </FormButton>
      )
    case 'withdraw_request':
      return (
        <SureButton
          {...look}
          variant="secondary"
          label="Withdraw the request"
          title="Withdraw the completion request?"
          said="The request is withdrawn."
          run={() =>
            browserApi('POST /orders/{uuid}/completion-requests/{id}/withdraw', { params: ofRequest })
          }
        >
          <p>You can ask again at any time.</p>
        </SureButton>
      )
    case 'withdraw_extension':
      return (
        <SureButton
          {...look}
          variant="quiet"
          label="Withdraw the request for more time"
          title="Withdraw the request for more time?"
          said="The request is withdrawn."
          run={() => browserApi('POST /orders/{uuid}/extensions/{id}/withdraw', { params: ofExtension })}
        >
          <p>The due date stays as it is.</p>
        </SureButton>
      )
  }
}
