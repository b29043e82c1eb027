import { paths } from '@sojourn/contract/paths/paths'
import { PREFIX } from '@sojourn/contract/words/language'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addressOf, type GuideAddress, NAMES } from './guide-address.ts'

interface Props {
  address: GuideAddress
  asks: readonly (keyof GuideAddress)[]
  at?: string
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** Asks some of it and sends all that was answered along. A plain GET form: without script its button does the same. */
export function KeptForm({ address, asks, at = '', className, label, children }: Props) {
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const given = Object.fromEntries(new FormData(event.currentTarget, submitter)) as GuideAddress
    void navigate(addressOf(given) + at, { preventScrollReset: at !== '' })
  }
  return (
    <form action={PREFIX + paths.guide() + at} className={className} onSubmit={submit} aria-label={label}>
      {NAMES.map(
        (name) =>
          name !== 'step' &&
          !asks.includes(name) &&
          address[name] && <input key={name} type="hidden" name={name} value={address[name]} />,
      )}
      {children}
    </form>
  )
}
