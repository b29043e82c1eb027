import { openAuth } from '../identity/auth-store.ts'
import { paths } from '../paths.ts'
import { useAccountState } from '../shells/account.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { toast } from '../ui/toast-store.ts'

interface Props {
  service: string
  /** Where signing in leads back to. */
  path: string
  /** The agent takes no orders now. */
  closed?: boolean
}

/** Clients hire; a visitor signs in over the profile and is back on it; nobody else can hire. */
export function HireButton({ service, path, closed }: Props) {
  const state = useAccountState()
  const words = (
    <>
      Hire agent<span data-hidden> for {service}</span>
    </>
  )
  if (closed)
    return (
      <Button wide disabled>
        {words}
      </Button>
    )
  if (state.kind === 'visitor')
    return (
      <LinkButton
        to={paths.login({ return_to: path })}
        wide
        onClick={(event) => {
          event.preventDefault()
          openAuth({ mode: 'login', goOn: () => toast.success('You are signed in.') })
        }}
      >
        {words}
      </LinkButton>
    )
  const mayHire = state.kind === 'present' && state.account.role === 'subscriber'
  return (
    <Button
      wide
      disabled={!mayHire}
      onClick={() => toast.success('Hiring opens with the next release. Your account is ready for it.')}
    >
      {words}
    </Button>
  )
}
