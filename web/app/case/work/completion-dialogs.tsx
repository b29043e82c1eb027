import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { SUMMARY_LENGTH } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import { NewCompletionFiles } from '../files/completion-files.tsx'
import { MeetingAhead, NeverArrived } from './before-accepting.tsx'
import { clientOf, sameOf, schemas, type WorkDialogProps } from './dialog-props.ts'
import { FormDialog } from './form-dialog.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { WhatEnds } from './what-ends.tsx'

export const AskForCompletion = (props: WorkDialogProps) => {
  const { order } = props
  return (
    <FormDialog
      {...sameOf(props)}
      title={t('The work is done')}
      submit={props.label}
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
    </FormDialog>
  )
}

export const WithdrawCompletionRequest = (props: WorkDialogProps) => (
  <SureDialog
    {...sameOf(props)}
    title={t('Withdraw the completion request?')}
    said={t('The request is withdrawn.')}
    run={() =>
      browserApi('POST /orders/{uuid}/completion-requests/{id}/withdraw', {
        params: ofRequest(props.order, props.work),
      })
    }
  >
    <p>{t('You can ask again at any time.')}</p>
  </SureDialog>
)

export const AcceptWork = (props: WorkDialogProps) => {
  const { order, work } = props
  return (
    <SureDialog
      {...sameOf(props)}
      title={t('Accept the work?')}
      said={t('You have accepted the work. Thank you!')}
      run={() =>
        browserApi('POST /orders/{uuid}/completion-requests/{id}/answer', {
          params: ofRequest(order, work),
          body: { accept: true },
        })
      }
    >
      <MeetingFirst {...props} />
      <p>
        <Pays order={order} /> {t('This cannot be undone.')}
      </p>
      <NeverArrived order={order} />
      <WhatEnds work={work} agent={order.agent.full_name} />
    </SureDialog>
  )
}

const MeetingFirst = ({ work: { accepting_ends: ends }, onClose }: WorkDialogProps) =>
  ends?.meeting_at && <MeetingAhead at={ends.meeting_at} onClose={onClose} />

/** A server of the release before tells no amount. */
const Pays = ({ order: { agent, accepting_pays: pays } }: Pick<WorkDialogProps, 'order'>) =>
  pays?.commission.amount
    ? rich('{name} gets {amount}, after our commission of {commission}.', {
        name: agent.full_name,
        amount: <MoneyText value={pays.agent} short />,
        commission: <MoneyText value={pays.commission} short />,
      })
    : t('{name} is paid.', { name: agent.full_name })

/** Nobody has asked the client for it. */
export const AcceptWorkEarly = (props: WorkDialogProps) => {
  const { uuid, agent } = props.order
  return (
    <SureDialog
      {...sameOf(props)}
      title={t('Accept the work now?')}
      said={t('You have accepted the work. Thank you!')}
      run={() => browserApi('POST /orders/{uuid}/accept', { params: { uuid } })}
    >
      <MeetingFirst {...props} />
      <p>
        {t(
          '{name} has not asked for it yet. Accept only if you have everything you paid for: the agent is paid, and this cannot be undone.',
          { name: agent.full_name },
        )}{' '}
        <Pays order={props.order} />
      </p>
      <NeverArrived order={props.order} />
      <WhatEnds work={props.work} agent={agent.full_name} />
    </SureDialog>
  )
}

export const AskForChanges = (props: WorkDialogProps) => {
  const { order, work } = props
  return (
    <FormDialog
      {...sameOf(props)}
      title={t('What must change?')}
      submit={props.label}
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
    </FormDialog>
  )
}

const ofRequest = ({ uuid }: Order, { request }: OrderWork) => ({ uuid, id: request?.id ?? '' })
