import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { SureButton } from './sure-button.tsx'
import { WhatEnds } from './what-ends.tsx'
import css from './work-part.module.css'

interface Props {
  order: Order
  work: OrderWork
}

/** A client who has all they paid for need not wait to be asked. It pays the agent, so that is said before. */
export function AcceptEarly({ order: { uuid, agent }, work }: Props) {
  return (
    <div className={css.early}>
      <h3>{t('Accept early')}</h3>
      <p>
        {t(
          'If you have everything you paid for, you can accept before {name} asks. They are paid then, and this cannot be undone.',
          { name: agent.full_name },
        )}
      </p>
      <SureButton
        uuid={uuid}
        variant="quiet"
        label={t('Accept the work now')}
        title={t('Accept the work now?')}
        said={t('You have accepted the work. Thank you!')}
        run={() => browserApi('POST /orders/{uuid}/accept', { params: { uuid } })}
      >
        <p>
          {t(
            '{name} has not asked for it yet. Accept only if you have everything you paid for: the agent is paid, and this cannot be undone.',
            { name: agent.full_name },
          )}
        </p>
        <WhatEnds work={work} agent={agent.full_name} />
      </SureButton>
    </div>
  )
}
