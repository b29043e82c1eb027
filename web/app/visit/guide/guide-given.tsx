import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { addressOf, readGuideAddress } from './guide-address.ts'
import css from './guide-given.module.css'
import { staysWith } from './stays-with.ts'
import { changing, type Step } from './steps.ts'

interface Props {
  asked: GuideAnswer['asked']
  search: string
}

export default function GuideGiven({ asked, search }: Props) {
  const address = readGuideAddress(new URLSearchParams(search))
  const { destination, passports, purpose, stay, residence } = asked
  const rows: [step: Step, name: string, said: string, change: ReactNode][] = [
    [
      'destination',
      t('Going to'),
      destination?.name ?? '',
      rich('Change<hidden> where you go</hidden>', { hidden }),
    ],
    [
      'passport',
      t('Passport'),
      passports.map(({ name }) => name).reduce(and, ''),
      rich('Change<hidden> your passport</hidden>', { hidden }),
    ],
    ['purpose', t('Purpose'), purpose?.name ?? '', rich('Change<hidden> why you go</hidden>', { hidden })],
    ['stay', t('Stay'), stayWords(stay), rich('Change<hidden> how long you stay</hidden>', { hidden })],
    [
      'residence',
      t('Living in'),
      residence?.name ?? passports[0]?.name ?? '',
      rich('Change<hidden> where you live</hidden>', { hidden }),
    ],
  ]
  return (
    <section className={css.given} aria-labelledby="given">
      <h2 id="given">{t('What you told us')}</h2>
      <dl>
        {rows.map(([step, name, said, change]) => (
          <div key={step}>
            <dt>{name}</dt>
            <dd>{said}</dd>
            <dd>
              <Link to={addressOf({ ...address, step: changing(step) })} rel="nofollow">
                {change}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={addressOf({})}>{t('Start again')}</Link>
    </section>
  )
}

const and = (one: string, other: string) => (one ? t('{one} and {other}', { one, other }) : other)

const hidden = (words: ReactNode) => <span data-hidden>{words}</span>

const stayWords = (stay: number | null) =>
  staysWith(stay).find(({ value }) => value === String(stay))?.label ?? t('Not sure yet')
