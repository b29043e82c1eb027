import { paths } from '@sojourn/contract/paths/paths'
import type { Party } from '@sojourn/contract/work/orders'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './party.module.css'

interface Props {
  party: Party
  /** Beside the name: who they are to one. */
  role?: string
  /** An agent has a page. */
  linked?: boolean
}

/** The other side of an order, with their face. */
export const PartyLine = ({ party, role, linked }: Props) => (
  <span className={css.party}>
    <Avatar id={party.uuid} name={party.full_name} picture={party.profile_picture} size={role ? 'm' : 's'} />
    <span className={css.words}>
      {linked && party.username ? (
        <Link to={paths.agent(party.username)}>
          <bdi>{party.full_name}</bdi>
        </Link>
      ) : (
        <bdi>{party.full_name}</bdi>
      )}
      {role && <small>{role}</small>}
    </span>
  </span>
)
