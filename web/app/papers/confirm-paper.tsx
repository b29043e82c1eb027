import type { PaperFields, PaperRead } from '@sojourn/contract/ground/papers'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button/button.tsx'
import { DayText } from '../ui/date/time-text.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { Modal } from '../ui/overlay/modal.tsx'
import { CorrectPaper } from './correct-paper.tsx'
import css from './paper-report.module.css'

/** How the owner of a paper says that what was read is right. */
export interface Confirming {
  confirm: (fields: PaperFields) => Promise<unknown>
  thanks: string
}

interface Props extends Confirming {
  name: string
  read: PaperRead
}

/** Its owner confirms what was read of a passport or puts it right. Nothing is compared before that. */
export function ConfirmPaper({ name, read, confirm, thanks }: Props) {
  const action = useAction()
  const [isOpen, setOpen] = useState(false)
  const { fields, is_sure, is_confirmed, may_confirm: may } = read

  const agree = () =>
    action.run(async () => {
      await confirm(fields)
      toast.success(thanks)
    })

  const known = (
    <div className={css.read}>
      {!is_confirmed && <h4>{t('We read this in your file. Is it right?')}</h4>}
      {!(is_sure || is_confirmed) && (
        <p>{t('Parts of it were hard to read. Please compare every letter with your paper.')}</p>
      )}
      <dl className={css.fields}>
        <Field name={t('Document number')} value={fields.number} />
        <Field name={t('Surname')} value={fields.surname} />
        <Field name={t('Given names')} value={fields.given_names || t('None')} />
        <Field name={t('Nationality')} value={fields.nationality} />
        <Field name={t('Date of birth')} value={<DayText value={fields.birth} />} />
        <Field name={t('Expires on')} value={<DayText value={fields.expiry} />} />
      </dl>
      {may && (
        <div className={css.acts}>
          {!is_confirmed && (
            <Button size="s" busy={action.busy} onClick={() => void agree()}>
              {t('Yes, this is right')}
            </Button>
          )}
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {t('Correct it')}
          </Button>
        </div>
      )}
    </div>
  )

  return (
    <>
      {is_confirmed ? (
        <details className={css.more}>
          <summary>{t('What you confirmed')}</summary>
          {known}
        </details>
      ) : (
        known
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('What stands in {name}?', { name })}>
        {isOpen && <CorrectPaper {...{ fields, confirm, thanks }} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

const Field = ({ name, value }: { name: string; value: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
