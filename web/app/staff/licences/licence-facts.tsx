import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import type { ReactNode } from 'react'
import { DayText } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './licences-page.module.css'

/** Everything to hold against the register, and the ways there. */
export function LicenceFacts({ licence }: { licence: LicenceToCheck }) {
  const {
    agent,
    country,
    regulator,
    regulator_url,
    classes,
    licence_class,
    number,
    valid_until,
    register_url,
  } = licence
  return (
    <dl className={css.facts}>
      <Fact name="Agent">{agent.fullname}</Fact>
      <Fact name="Legal name">{agent.legal_name ?? 'Not provided'}</Fact>
      {agent.website && (
        <Fact name="Website">
          <Outside to={agent.website}>{agent.website}</Outside>
        </Fact>
      )}
      <Fact name="Country">
        <Flag country={country.id} />
        {country.name}
      </Fact>
      <Fact name="Valid until">
        <DayText value={valid_until} />
      </Fact>
      <Fact name="Regulator">
        {regulator.name}
        {regulator_url && <Outside to={regulator_url}>Its site</Outside>}
      </Fact>
      {(licence_class || classes.length > 0) && (
        <Fact name="Class">{licence_class?.name ?? 'Not named yet'}</Fact>
      )}
      <Fact name="Number">
        {number}
        <CopyButton text={number}>Copy number</CopyButton>
      </Fact>
      <Fact name="Entry the agent names">
        {register_url ? <Outside to={register_url}>{register_url}</Outside> : 'None'}
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Outside = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer nofollow" className={css.link}>
    {children}
    <Icon name="external" size="s" />
  </a>
)
