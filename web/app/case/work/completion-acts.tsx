import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { SUMMARY_LENGTH } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { NewCompletionFiles } from '../files/completion-files.tsx'
import { type ActProps, clientOf, schemas } from './act-props.ts'
import { FormButton } from './form-button.tsx'
import { SureButton } from './sure-button.tsx'
import { WhatEnds } from './what-ends.tsx'

export const AskForCompletion = ({ order, look }: ActProps) => (
  <FormButton
    {...look}
    icon="check"
    label={t('Ask for completion')}
    title={t('The work is done')}
    submit={t('Ask for completion')}
    draftKey={`completion-${order.uuid}`}
    said={t('{client} is asked to accept the work.', { client: clientOf(order) })}
    schema={() => schemas().then(({ askForCompletion }) => askForCompletion.body)}
    send={(body, sending) =>
      browserApi('POST /orders/{uuid}/completion-requests', { params: { uuid: order.uuid }, body }, sending)
    }
  >
    <Textarea
      label={t('Summary')}
      name="summary"
      required
      maxLength={SUMMARY_LENGTH}
      help={t('Describe what you did and where {client} can find it.', { client: clientOf(order) })}
    />
    <NewCompletionFiles order={order.uuid} />
  </FormButton>
)

export const WithdrawCompletionRequest = ({ order, work, look }: ActProps) => (
  <SureButton
    {...look}
    variant="secondary"
    label={t('Withdraw the request')}
    title={t('Withdraw the completion request?')}
    said={t('The request is withdrawn.')}
    run={() =>
      browserApi('POST /orders/{uuid}/completion-requests/{id}/withdraw', { params: ofRequest(order, work) })
    }
  >
    <p>{t('You can ask again at any time.')}</p>
  </SureButton>
)

export const AcceptWork = ({ order, work, look }: ActProps) => (
  <SureButton
    {...look}
    icon="check"
    label={t('Accept the work')}
    title={t('Accept the work?')}
    said={t('You have accepted the work. Thank you!')}
    run={() =>
      browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', {
        params: ofRequest(order, work),
        body: { accept: true },
      })
    }
  >
    <p>{t('{name} is paid. This cannot be undone.', { name: order.agent.full_name })}</p>
    <WhatEnds work={work} agent={order.agent.full_name} />
  </SureButton>
)

export const AskForChanges = ({ order, work, look }: ActProps) => (
  <FormButton
    {...look}
    label={t('Ask for changes')}
    title={t('What must change?')}
    submit={t('Ask for changes')}
    draftKey={`changes-${order.uuid}`}
    said={t('{name} is told what must change.', { name: order.agent.full_name })}
    schema={() => schemas().then(({ answerCompletionRequest }) => answerCompletionRequest.body)}
    read={(texts) => ({ accept: false, changes: texts.changes })}
    send={(body) =>
      browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', {
        params: ofRequest(order, work),
        body,
      })
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

const ofRequest = ({ uuid }: Order, { request }: OrderWork) => ({ uuid, id: request?.id ?? '' })
