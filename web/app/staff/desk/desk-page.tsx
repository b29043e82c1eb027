import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAccount } from '../../session/use-account.ts'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Grid, PageTitle, Stack } from '../../ui/text/layout.tsx'

export const meta = () => ownPageMeta('Desk')

const places = [
  {
    to: staffPaths.verifications(),
    name: 'Verifications',
    about: 'Check agents’ documents and decide.',
  },
  {
    to: staffPaths.licences(),
    name: 'Licences',
    about: 'Compare agents’ licences with the register and decide.',
  },
  {
    to: staffPaths.reports(),
    name: 'Reports',
    about: 'Services, reviews and articles that people reported: decide, and say why.',
  },
  {
    to: staffPaths.articles(),
    name: 'Articles',
    about: 'Read what agents sent: publish it, or say what to change.',
  },
  {
    to: staffPaths.orders(),
    name: 'Orders',
    about: 'Find an order, see its money and its activity, and end it.',
  },
  {
    to: staffPaths.conflicts(),
    name: 'Conflicts',
    about: 'What clients and agents could not agree on: propose, decide, and say why.',
  },
  {
    to: staffPaths.payouts(),
    name: 'Payouts',
    about: 'Approve and send transfers to agents, and see what is held for clients.',
  },
  {
    to: staffPaths.failedRefunds(),
    name: 'Refunds',
    about: 'Refunds that did not reach their card: try again, make them credit, or pay them by bank.',
  },
  {
    to: staffPaths.facts(),
    name: 'Visa facts',
    about: 'Correct what our pages say about visas, and answer reports of what is out of date.',
  },
  {
    to: staffPaths.rules(),
    name: 'Rules',
    about: 'Timers and limits, with who changed them and why.',
  },
  {
    to: staffPaths.people(),
    name: 'People',
    about: 'Find people, see their status, suspend them or sign them out.',
  },
  {
    to: staffPaths.coupons(),
    name: 'Coupons',
    about: 'Create coupons, see who has them, and withdraw unused ones.',
  },
  {
    to: staffPaths.ledger(),
    name: 'Ledger',
    about: 'Check the books and the payments that need attention.',
  },
  { to: staffPaths.auditLog(), name: 'Audit log', about: 'What staff did, and to whom.' },
]

export default function Desk() {
  return (
    <>
      <PageTitle intro="Needs attention.">Welcome, {useAccount().first_name}</PageTitle>
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
