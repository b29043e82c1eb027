import type { Invoice } from '@sojourn/contract/money/subscriptions'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import css from './billing-page.module.css'
import { invoicesQuery } from './billing-queries.ts'
import { PlanRoom } from './plan-room.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Billing'))

const columns: Column<Invoice>[] = [
  {
    header: t('Number'),
    cell: ({ number, corrects }) => (
      <>
        {number}
        {corrects && (
          <small className={css.corrects}>{t('Credit note for {number}', { number: corrects })}</small>
        )}
      </>
    ),
  },
  { header: t('For'), cell: ({ title }) => title },
  { header: t('Date'), cell: ({ issued_at }) => <DayText value={issued_at} /> },
  {
    header: t('Period'),
    cell: ({ period }) => (
      <>
        {rich('{from} to {until}', {
          from: <DayText value={period.start} />,
          until: <DayText value={period.end} />,
        })}
      </>
    ),
  },
  { header: t('Total'), end: true, cell: (invoice) => <Total {...invoice} /> },
  { header: t('Actions'), silent: true, end: true, cell: (invoice) => <InvoiceButton invoice={invoice} /> },
]

/** A credit note tells the amount that went back to the card. */
const Total = ({ total, corrects }: Invoice) => (
  <MoneyText value={corrects ? { ...total, amount: -total.amount } : total} />
)

/** Every invoice of the plan, and where its card is changed. */
export default function BillingPage() {
  const [params] = useSearchParams()
  const invoices = useQuery(invoicesQuery(params.get('cursor') ?? undefined))
  const { data, error } = invoices
  return (
    <PlanRoom
      intro={t(
        'The invoices of your plan, and credit notes for refunds. Renewals are charged to your default card.',
      )}
      action={
        <LinkButton to={agentPaths.paymentMethods()} variant="secondary" icon="card">
          {t('Payment methods')}
        </LinkButton>
      }
    >
      <Table
        caption={t('Your invoices')}
        columns={columns}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        rowKey={({ id }) => id}
        empty={
          <Empty
            hint={t('Each payment for your plan has its invoice here.')}
            action={
              <LinkButton to={agentPaths.plans()} variant="secondary">
                {t('Compare plans')}
              </LinkButton>
            }
          >
            {t('You have no invoices yet.')}
          </Empty>
        }
        onRetry={() => invoices.refetch()}
        error={invoices.error}
      />
      {data && <Pagination label={t('More invoices')} nextCursor={data.pagination.next_cursor} />}
    </PlanRoom>
  )
}

function InvoiceButton({ invoice: { id, number, corrects } }: { invoice: Invoice }) {
  const kind = corrects ? 'credit note' : 'invoice'
  const action = useAction(t('The PDF could not be created. Please try again.'))
  const download = () =>
    action.run(async () => {
      const { content, name } = await fetchFile(
        `/subscriptions/invoices/${id}`,
        `${kind.replace(' ', '-')}-${number}.pdf`,
      )
      saveFile(content, name)
    })
  return (
    <Button variant="secondary" size="s" icon="download" busy={action.busy} onClick={download}>
      PDF
      <span data-hidden>
        {' '}
        {corrects ? t('of credit note {number}', { number }) : t('of invoice {number}', { number })}
      </span>
    </Button>
  )
}
