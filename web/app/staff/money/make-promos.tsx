import { dayIn } from '@sojourn/contract/dates/clocks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { browserZone } from '../../api/browser-zone.ts'
import { at } from '../../api/call-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { addDays } from '../../ui/date/calendar-days.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { parseMoney } from '../../ui/money/money-text.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './coupons-page.module.css'

interface Props {
  open: boolean
  onClose: () => void
}

/** Asks what promos to make, then shows their codes. */
export function MakePromos({ open, onClose }: Props) {
  const [made, setMade] = useState<string[] | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return (
    <Modal open={open} onClose={close} title={made ? 'Your coupons are created' : 'Create coupons'}>
      {open && (made ? <Codes codes={made} onClose={close} /> : <Terms onMade={setMade} onClose={close} />)}
    </Modal>
  )
}

function Terms({ onMade, onClose }: { onMade: (codes: string[]) => void; onClose: () => void }) {
  const queries = useQueryClient()
  const [whom, setWhom] = useState<'anybody' | 'person'>('anybody')
  const form = useForm({
    schema: () => import('@sojourn/contract/money/coupons').then(({ makePromos }) => makePromos.body),
    defaults: { whom, quantity: '1' },
    read: readTerms,
    submit: async (body, { idempotencyKey }) => {
      const { data } = await browserApi('POST /staff/coupons', { body }, { idempotencyKey })
      void queries.invalidateQueries(at('GET /staff/coupons'))
      toast.success(
        data.codes.length === 1 ? 'One coupon is created' : `${data.codes.length} coupons are created`,
      )
      onMade(data.codes)
    },
  })
  return (
    <Form form={form} label="Create coupons" className={css.form}>
      <MoneyInput
        label="Amount"
        name="amount"
        currency="USD"
        required
        help="The amount each coupon takes off one order."
      />
      <RadioGroup
        label="Recipient"
        name="whom"
        required
        value={whom}
        onChange={(value) => setWhom(value === 'person' ? 'person' : 'anybody')}
        choices={[
          { value: 'anybody', label: 'Anyone with the code', help: 'To hand out or print.' },
          { value: 'person', label: 'One person', help: 'It is added to their coupons immediately.' },
        ]}
      />
      {whom === 'person' ? (
        <TextInput label="Email" name="email" type="email" required help="Of a client who has an account." />
      ) : (
        <TextInput label="How many" name="quantity" inputMode="numeric" required help="From 1 to 500." />
      )}
      <DateInput label="Last day" name="expires_at" required min={tomorrow()} />
      <TextInput label="Note" name="note" required help="What it is for. Only staff can see it." />
      <div className={css.end}>
        <SubmitButton>Create coupons</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

function readTerms(data: FormData) {
  const { amount, whom, email, quantity, expires_at, note } = readTexts(data)
  return {
    amount: parseMoney(String(amount), 'USD'),
    quantity: whom === 'person' ? 1 : Number(quantity || Number.NaN),
    email: whom === 'person' ? email : null,
    expires_at: endOf(String(expires_at)),
    note,
  }
}

/** A day lasts until its end on the clock of whoever chose it. */
const endOf = (day: string) => (day ? new Date(`${day}T23:59:59`).toISOString() : '')

const tomorrow = () => addDays(dayIn(new Date(), browserZone()), 1)

const Codes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => (
  <div className={css.form}>
    <p>
      {codes.length === 1 ? 'Copy the code' : `Copy the ${codes.length} codes`} now. They are also in the list
      of coupons.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
    <ul className={css.codes} aria-label="Codes" tabIndex={0}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={css.end}>
      <CopyButton text={codes.join('\n')} variant="primary" size="m">
        {codes.length === 1 ? 'Copy code' : 'Copy all codes'}
      </CopyButton>
      <Button variant="secondary" onClick={onClose}>
        Done
      </Button>
    </div>
  </div>
)
