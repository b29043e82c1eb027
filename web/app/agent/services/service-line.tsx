import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import { furtherWords } from '../../words/further-words.ts'
import { rich } from '../../words/rich.tsx'
import { titleOf } from '../../words/service-words.ts'
import css from './service-line.module.css'
import { ServiceStatus } from './service-status.tsx'
import { useServiceActions } from './use-service-actions.ts'
import { useServiceEntries } from './use-service-entries.ts'

/** One of an agent's own services; the whole card opens it. */
export function ServiceLine({ service }: { service: OwnService }) {
  const [deleting, setDeleting] = useState(false)
  const { remove } = useServiceActions()
  const entries = useServiceEntries(service, () => setDeleting(true))
  const title = titleOf(service)
  return (
    <Card as="li" padding="none" className={css.line}>
      <div className={css.words}>
        <p className={css.place}>
          <Flag country={service.country.id} /> {service.country.name} ·{' '}
          <bdi lang="en">{service.visa.name}</bdi>
        </p>
        <h2>
          <CardLink to={agentPaths.editService(service.id)}>
            <bdi>{title}</bdi>
          </CardLink>
        </h2>
        <p className={css.facts}>
          <ServiceStatus service={service} />
          <span>{rich('Edited {time}', { time: <RelativeTime value={service.updated_at} /> })}</span>
        </p>
      </div>
      <div className={css.terms}>
        {service.price ? (
          <MoneyText value={service.price} short className={css.price} />
        ) : (
          <span>{t('No price yet')}</span>
        )}
        {service.price && service.further_person && <span>{furtherWords(service.further_person)}</span>}
        {service.delivery_time !== null && <span>{deliveryWords(service.delivery_time)}</span>}
      </div>
      <div className={css.menu}>
        <Menu label={t('Actions for {title}', { title })} entries={entries} />
      </div>
      <ConfirmModal
        open={deleting}
        title={t('Delete this draft?')}
        confirm={t('Delete draft')}
        danger
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          if (await remove(service)) setDeleting(false)
        }}
      >
        {t('“{title}” will be deleted permanently. To hide it instead, archive it.', { title })}
      </ConfirmModal>
    </Card>
  )
}
