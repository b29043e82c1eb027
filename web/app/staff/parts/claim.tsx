import type { Claim as Claimed } from '@sojourn/contract/desk/staff-queue'
import { useQueryClient } from '@tanstack/react-query'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { classes } from '../../ui/text/classes.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './claim.module.css'

interface Props<Known> {
  claim: Claimed | null
  noun: string
  label: string
  nobody: string
  /** Said to everybody but the one who has it. */
  note?: string | undefined
  /** Space below. */
  apart?: boolean
  queryKey: readonly unknown[]
  take: () => Promise<{ data: Known }>
  giveBack: () => Promise<{ data: Known }>
}

/** No two of our team decide one thing. */
export function Claim<Known>(props: Props<Known>) {
  const { claim, noun, label, nobody, note, apart, queryKey } = props
  const queries = useQueryClient()
  const taking = useAction()
  const leaving = useAction()
  const part = useKeptFocus<HTMLElement>()

  /** Refused or not, what is shown is what stands. */
  async function settle(send: Promise<{ data: Known }>) {
    try {
      queries.setQueryData(queryKey, (await send).data)
    } finally {
      await queries.invalidateQueries(under('/staff'))
    }
  }

  return (
    <section
      {...part}
      className={classes(css.claim, apart && css.apart)}
      aria-label={label}
      data-own={claim?.is_own || undefined}
    >
      <Icon name="user" />
      <Words {...{ claim, noun, nobody, note }} />
      {(!claim || claim.is_own) && (
        <Button
          variant={claim ? 'secondary' : 'primary'}
          size={claim ? 's' : 'm'}
          busy={taking.busy}
          onClick={() => taking.run(() => settle(props.take()))}
        >
          {claim ? 'Extend claim' : `Claim ${noun}`}
        </Button>
      )}
      {claim?.is_own && (
        <Button
          variant="quiet"
          size="s"
          busy={leaving.busy}
          onClick={() => leaving.run(() => settle(props.giveBack()))}
        >
          Release {noun}
        </Button>
      )}
    </section>
  )
}

type WordsProps = Pick<Props<unknown>, 'claim' | 'noun' | 'nobody' | 'note'>

const Words = ({ claim, noun, nobody, note }: WordsProps) => (
  <p role="status">
    {!claim && nobody}
    {claim?.is_own && (
      <>
        This {noun} is yours until <InstantText value={claim.until} />.
      </>
    )}
    {claim && !claim.is_own && (
      <>
        {claim.by.fullname} has this {noun} until <InstantText value={claim.until} />, or until they release
        it.
      </>
    )}
    {!claim?.is_own && note && ` ${note}`}
  </p>
)
