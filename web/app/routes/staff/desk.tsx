import { useAccount } from '../../account/use-account.ts'
import { ownPageMeta } from '../../shells/page-meta.ts'
import { staffPaths } from '../../staff-paths.ts'
import { Card, CardLink } from '../../ui/card.tsx'
import { Grid, PageTitle, Stack } from '../../ui/layout.tsx'

export const meta = () => ownPageMeta('Desk')

const places = [
  {
    to: staffPaths.verifications(),
    name: 'Verifications',
    about: 'Agents who show who they are: look at their papers, and decide.',
  },
  {
    to: staffPaths.licences(),
    name: 'Licences',
    about: 'Licences agents told us of: compare them with the register, and decide.',
  },
  {
    to: staffPaths.reports(),
    name: 'Reports',
    about: 'Services, reviews and articles that people reported: decide, and say why.',
  },
  {
    to: staffPaths.people(),
    name: 'People',
    about: 'Find somebody, see how they stand, suspend, sign out.',
  },
  {
    to: staffPaths.coupons(),
    name: 'Coupons',
    about: 'Make promos, see who has which coupon, withdraw what nobody has used.',
  },
  {
    to: staffPaths.ledger(),
    name: 'Ledger',
    about: 'Whether every cent is where the books say, and which payments need a look.',
  },
  { to: staffPaths.auditLog(), name: 'Audit log', about: 'What each of us did, and about whom.' },
]

export default function Desk() {
  return (
    <>
      <PageTitle intro="What needs a person of ours.">Welcome, {useAccount().first_name}</PageTitle>
      <Grid as="ul">
        {places.map(({ to, name, about }) => (
          <Card key={to} as="li">
            <Stack gap={2}>
              <h2>
                <CardLink to={to}>{name}</CardLink>
              </h2>
              <p>{about}</p>
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  )
}
