import { documentFile, identityFile } from '@sojourn/contract/calls/file'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Combobox } from '../ui/choice/combobox.tsx'
import { DeliverySelector } from '../ui/choice/delivery-selector.tsx'
import { SnapSlider } from '../ui/choice/snap-slider.tsx'
import { DateInput } from '../ui/date/date-input.tsx'
import { DateRangeInput } from '../ui/date/date-range-input.tsx'
import { SchedulingCalendar } from '../ui/date/scheduling-calendar.tsx'
import { AvatarCrop } from '../ui/file/avatar-crop.tsx'
import { FileDrop } from '../ui/file/file-drop.tsx'
import type { Upload } from '../ui/file/upload-file.ts'
import { MultiItemAdder } from '../ui/form/multi-item-adder.tsx'
import { MoneyInput } from '../ui/money/money-input.tsx'
import { Modal } from '../ui/overlay/modal.tsx'
import { PhoneInput } from '../ui/phone/phone-input.tsx'
import { dialCodesOf } from '../ui/phone/phone-number.ts'
import { CountrySelect } from '../ui/place/country-select.tsx'
import { PlaceSelect } from '../ui/place/place-select.tsx'
import { CaptchaField } from '../ui/secret/captcha-field.tsx'
import { NewPasswordInput } from '../ui/secret/new-password-input.tsx'
import { CountUp } from '../ui/text/count-up.tsx'
import styles from './hard-widgets.module.css'

const today = '2026-11-21'
const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

const countries = [
  ['CA', 'Canada', '+1'],
  ['CI', "Côte d'Ivoire", '+225'],
  ['FI', 'Finland', '+358'],
  ['IN', 'India', '+91'],
  ['KE', 'Kenya', '+254'],
  ['NG', 'Nigeria', '+234'],
  ['PT', 'Portugal', '+351'],
  ['GS', 'South Georgia and the South Sandwich Islands', '+500'],
  ['GB', 'United Kingdom', '+44'],
  ['US', 'United States', '+1'],
].map(([id = '', name = '', code = '']) => ({ id, name, flag: '', dial_codes: [code] }))
const codes = dialCodesOf(countries)

const slowly = () =>
  new Promise<{ value: string; label: string }[]>((resolve) =>
    setTimeout(
      () =>
        resolve(['Skilled worker', 'Student', 'Family', 'Visitor'].map((label) => ({ value: label, label }))),
      800,
    ),
  )

const quotes = [
  'My study permit came in five weeks. Every paper had its place, and every question an answer the same day.',
  'We moved with two children and a dog.',
  'I had been refused once. This time somebody read my file before the officer did.',
  'Clear prices, clear steps.',
  'The meeting was in my time zone, in my language.',
]

/** Goes to 60%, then on; a file whose name says so fails once. */
const pretend = (): Upload => {
  const failed = new Set<string>()
  return (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      let share = 0
      const timer = setInterval(() => {
        share += 0.06
        onProgress(Math.min(1, share))
        if (share > 0.5 && file.name.includes('fail') && !failed.has(file.name)) {
          failed.add(file.name)
          clearInterval(timer)
          reject(new Error())
        }
        if (share >= 1) {
          clearInterval(timer)
          resolve(undefined)
        }
      }, 100)
      signal.addEventListener('abort', () => clearInterval(timer))
    })
}
const upload = pretend()

/** The widgets whose hard part is loaded on first use, each in its states. */
export const HardWidgets = () => (
  <>
    <Dates />
    <OneOfMany />
    <Part title="A place">
      <PlaceSelect required />
    </Part>
    <Phones />
    <PriceAndDelivery />
    <DayToMeet />
    <SeveralItems />
    <Files />
    <Part title="Proofs">
      <NewPasswordInput label="New password" name="new_password" required />
      <CaptchaField action="contact" onSolved={() => {}} />
    </Part>
    <Quotes />
    <InsideModal />
  </>
)

const Dates = () => (
  <Part title="Dates">
    <DateInput
      label="Expected target date"
      name="target"
      min={today}
      help="When you would like to be there."
      required
    />
    <DateInput label="Date of birth" name="dob" autoComplete="bday" max={today} defaultValue="1994-02-28" />
    <DateInput
      label="Meeting day"
      name="meeting"
      min={today}
      defaultValue="2026-12-01"
      isDateUnavailable={isSunday}
    />
    <DateInput label="A date that is wrong" name="wrong" error="please input expected target" required />
    <DateRangeInput label="Blocked dates" name="blocked" min={today} isDateUnavailable={isSunday} />
    <DateRangeInput
      label="A range that has begun"
      name="begun"
      defaultValue={['2026-11-02', '2026-12-04']}
      lockPastStart={{ today }}
    />
  </Part>
)

const OneOfMany = () => (
  <Part title="One of many">
    <CountrySelect label="Destination country" name="destination" countries={countries} required />
    <CountrySelect label="Issuing country" name="issuing" countries={countries} defaultValue="FI" />
    <CountrySelect label="A locked country" name="locked" countries={countries} defaultValue="PT" disabled />
    <CountrySelect
      label="A missing country"
      name="missing"
      countries={countries}
      error="please select a country"
      required
    />
    <Combobox
      label="Visa category"
      name="category"
      placeholder="Select a category"
      options={slowly}
      help="Fetched when it is first used."
    />
    <Combobox label="A list that fails" name="failing" options={() => Promise.reject(new Error())} />
  </Part>
)

const Phones = () => (
  <Part title="A phone">
    <PhoneInput label="Phone" name="phone" codes={codes} country="GB" help="We only call about your order." />
    <PhoneInput label="A stored phone" name="stored_phone" codes={codes} defaultValue="+358401234567" />
    <PhoneInput
      label="A wrong phone"
      name="wrong_phone"
      codes={codes}
      error="please enter a phone number such as 7911 123456"
    />
  </Part>
)

const PriceAndDelivery = () => (
  <Part title="Price and delivery">
    <MoneyInput label="Price" name="price" currency="USD" kind="price" required />
    <MoneyInput label="A stored price" name="stored_price" currency="KWD" defaultValue={1250500} />
    <MoneyInput
      label="A wrong price"
      name="wrong_price"
      currency="USD"
      error="price must be greater than 0"
      required
    />
    <DeliverySelector label="Delivery time" required />
    <DeliverySelector
      label="A stored delivery time"
      names={{ value: 'stored_time', unit: 'stored_unit' }}
      defaultValue={{ value: 3, unit: 'Week' }}
    />
  </Part>
)

const DayToMeet = () => (
  <Part title="A day to meet">
    <div className={styles.half}>
      <SchedulingCalendar
        label="Choose a day"
        name="day"
        rule={{ today, weekdays: [1, 2, 3, 4, 5], overrides: [{ from: '2026-12-24', to: '2027-01-01' }] }}
        help="Days of the agent's work hours."
        required
      />
    </div>
    <SchedulingCalendar
      label="In a narrow place"
      name="narrow_day"
      rule={{ today, validRange: { from: '2026-11-25', to: '2026-12-05' } }}
      defaultValue="2026-11-27"
    />
  </Part>
)

const SeveralItems = () => (
  <Part title="Several items">
    <MultiItemAdder
      label="Requirements"
      name="requirements"
      item="document"
      placeholder="Passport, all pages"
      required
    />
    <MultiItemAdder
      label="A stored list"
      name="stored_list"
      defaultValue={[
        'Passport',
        'A letter of the bank that says how much money there is and since when',
        'Photos',
      ]}
    />
  </Part>
)

const Files = () => (
  <Part title="Files">
    <FileDrop
      label="Documents"
      rule={documentFile}
      upload={upload}
      multiple
      help="A name with fail in it fails once."
    />
    <FileDrop
      label="Identity document"
      rule={identityFile}
      upload={upload}
      error="Please select a file!"
      required
    />
    <AvatarCrop onCropped={() => new Promise((resolve) => setTimeout(resolve, 700))} />
  </Part>
)

const Quotes = () => (
  <Part title="What clients say">
    <div className={styles.wide}>
      <SnapSlider label="What clients say">
        {quotes.map((quote) => (
          <blockquote key={quote} className={styles.quote}>
            {quote}
          </blockquote>
        ))}
      </SnapSlider>
    </div>
    <p className={styles.count}>
      <CountUp target={15} suffix="k" /> visas, <CountUp target={200} /> agents,{' '}
      <CountUp target={12} suffix="k" /> clients
    </p>
  </Part>
)

function InsideModal() {
  const [modal, setModal] = useState(false)
  return (
    <Part title="Inside a modal">
      <div>
        <Button onClick={() => setModal(true)}>Open the modal</Button>
      </div>
      <Modal open={modal} onClose={() => setModal(false)} title="Book a meeting">
        <div className={styles.column}>
          <DateInput label="Day" name="modal_day" />
          <CountrySelect label="Country" name="modal_country" countries={countries} />
          <PhoneInput label="Phone" name="modal_phone" codes={codes} />
        </div>
      </Modal>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.pieces}>{children}</div>
    </section>
  )
}
