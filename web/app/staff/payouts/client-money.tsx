import type { ClientMoneyDay } from '@sojourn/contract/desk/staff-payouts'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { accountWords } from '../people/account-words.ts'
import { clientMoneyQuery } from './payout-queries.ts'
import css from './payouts-page.module.css'

const columns: Column<ClientMoneyDay>[] = [
  { header: 'Day', cell: ({ day }) => <DayText value={day} /> },
  {
    header: 'Held for others',
    cell: ({ held, held_total: amount, currency }) => (
      <span className={css.about}>
        <MoneyText value={{ amount, currency }} />
        {held.map((part) => (
          <small key={part.account}>
            {accountWords(part.account)} <MoneyText value={part.amount} />
          </small>
        ))}
      </span>
    ),
  },
  {
    header: 'At the processor',
    cell: ({ at_processor: amount, currency }) => <MoneyText value={{ amount, currency }} />,
  },
  { header: 'Beyond what is held', cell: (day) => <Surplus day={day} /> },
  { header: 'File', silent: true, end: true, cell: ({ day }) => <Download day={day} /> },
]

/** Fees are taken from the money of clients first; where they are more than we earned, we have to cover them. */
function Surplus({ day: { surplus: amount, currency } }: { day: ClientMoneyDay }) {
  if (amount >= 0) return <MoneyText value={{ amount, currency }} />
  return (
    <Pill tone="warning" icon="warning">
      Short by <MoneyText value={{ amount: -amount, currency }} />
    </Pill>
  )
}

/** For auditors: day by day, and for whom. */
export function ClientMoney() {
  const { data, error, refetch } = useQuery(clientMoneyQuery)
  return (
    <>
      <p className={css.intro}>
        What we held for clients, agents and tax authorities when each day ended in UTC, against what was at
        the processor. The file of a day names each order, agent and client by its number.
      </p>
      <Table
        caption="Client money by day"
        columns={columns}
        rows={data ?? (error ? 'failed' : 'loading')}
        rowKey={({ day, currency }) => `${day} ${currency}`}
        empty={<Empty>Nothing was ever held.</Empty>}
        onRetry={() => refetch()}
        error={error}
      />
    </>
  )
}

function Download({ day }: { day: string }) {
  const action = useAction('The file could not be created. Please try again.')
  const download = () =>
    action.run(async () => {
      const file = await fetchFile(`/staff/client-money/${day}/csv`, `client-money-${day}.csv`)
      saveFile(file.content, file.name)
    })
  return (
    <Button size="s" variant="secondary" icon="download" busy={action.busy} onClick={download}>
      CSV<span data-hidden> of {day}</span>
    </Button>
  )
}
