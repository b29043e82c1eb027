import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { Link } from '../../ui/text/link.tsx'
import { addressOf, readGuideAddress } from './guide-address.ts'
import css from './guide-given.module.css'
import { staysWith } from './stays-with.ts'
import { changing, type Step } from './steps.ts'

interface Props {
  asked: GuideAnswer['asked']
  /** What the address asks. */
  search: string
}

/** What was answered, each with the way to change it alone. */
export default function GuideGiven({ asked, search }: Props) {
  const address = readGuideAddress(new URLSearchParams(search))
  const { destination, passports, purpose, stay, residence } = asked
  const rows: [step: Step, name: string, said: string, change: string][] = [
    ['destination', 'Going to', destination?.name ?? '', 'where you go'],
    ['passport', 'Passport', passports.map(({ name }) => name).join(' and '), 'your passport'],
    ['purpose', 'Purpose', purpose?.name ?? '', 'why you go'],
    ['stay', 'Stay', stayWords(stay), 'how long you stay'],
    ['residence', 'Living in', residence?.name ?? passports[0]?.name ?? '', 'where you live'],
  ]
  return (
    <section className={css.given} aria-labelledby="given">
      <h2 id="given">What you told us</h2>
      <dl>
        {rows.map(([step, name, said, change]) => (
          <div key={step}>
            <dt>{name}</dt>
            <dd>{said}</dd>
            <dd>
              <Link to={addressOf({ ...address, step: changing(step) })} rel="nofollow">
                Change<span data-hidden> {change}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={addressOf({})}>Start again</Link>
    </section>
  )
}

const stayWords = (stay: number | null) =>
  staysWith(stay).find(({ value }) => value === String(stay))?.label ?? 'Not sure yet'
