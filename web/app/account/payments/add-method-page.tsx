import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useNewCard } from '../../payment/card/use-new-card.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import css from './add-method-page.module.css'
import { usePaymentPlaces } from './payment-places.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Add payment method'))

const points = [
  t('You’ll enter your card on the page of our card processor, in a secure window.'),
  t('We keep its brand, its last four digits and its expiry, so that you can tell your cards apart.'),
  t('Nothing is charged now. You can remove the card whenever you like.'),
]

/** A card is added at the processor; this page waits for it. */
export default function AddMethodPage() {
  const { methods } = usePaymentPlaces()
  const navigate = useNavigate()
  const {
    window: opened,
    said,
    busy,
    add,
    cancel,
  } = useNewCard({
    returnTo: methods,
    onSaved: () => navigate(methods),
  })
  return (
    <>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: t('Payments'), to: methods }]} here={t('Add payment method')} />}
      >
        {t('Add payment method')}
      </PageTitle>
      <Card padding="l" className={css.sheet}>
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" size="s" />
              {point}
            </li>
          ))}
        </ul>
        <p role="status" className={css.said}>
          {said}
        </p>
        <div className={css.acts}>
          {opened ? (
            <>
              <Button variant="secondary" onClick={cancel}>
                {t('Cancel')}
              </Button>
              <Button icon="external" onClick={() => opened.focus()}>
                {t('Show the payment window')}
              </Button>
            </>
          ) : (
            <>
              <LinkButton to={methods} variant="secondary">
                {t('Back')}
              </LinkButton>
              <Button icon="card" busy={busy} onClick={() => void add()}>
                {t('Add card')}
              </Button>
            </>
          )}
        </div>
      </Card>
    </>
  )
}
