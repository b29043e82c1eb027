import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { firstSteps } from '../../join/parts/first-steps.tsx'
import { NextSteps } from '../../layouts/own/next-steps.tsx'
import { workHoursQuery } from '../../queries/availability-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { businessQuery, licencesQuery, traderQuery } from '../business/business-queries.ts'

/** An agent without any service writes all that clients, or our team, will miss. */
export function FirstService() {
  const account = useAccount()
  const business = useQuery(businessQuery)
  const trader = useQuery(traderQuery)
  const licences = useQuery(licencesQuery)
  const hours = useQuery(workHoursQuery)
  const isTrader = trader.data?.trader
  const open = (to: string, words: string) => (
    <LinkButton to={to} size="s" variant="secondary">
      {words}
    </LinkButton>
  )
  return (
    <NextSteps
      steps={[
        ...firstSteps(account, agentPaths.profile()),
        {
          title: t('Add your photo'),
          text: t('Clients choose people they can see.'),
          done: account.profile_picture !== null,
          action: open(agentPaths.profile(), t('Add photo')),
        },
        {
          title: t('Verify your identity'),
          text: t('Your address and a document. Only verified agents are found and hired.'),
          done: account.role === 'consultant',
          action: open(agentPaths.verification(), t('Verify')),
        },
        {
          title: t('Say how you trade'),
          text: t(
            'Your business with its address, and whether you trade as one. Receipts and your profile name it.',
          ),
          done: isTrader === false || (isTrader === true && Boolean(business.data)),
          action: open(agentPaths.business(), t('Open business')),
        },
        {
          title: t('Add your licences'),
          text: t(
            'Some countries let only licensed people advise for a fee. Your services for them need one.',
          ),
          done: (licences.data?.length ?? 0) > 0,
          action: open(agentPaths.business(), t('Add licence')),
        },
        {
          title: t('Set your hours'),
          text: t('When clients can meet you, in your time zone.'),
          done: (hours.data?.workHours.length ?? 0) > 0,
          action: open(agentPaths.calendar(), t('Open calendar')),
        },
        {
          title: t('Write your first service'),
          text: t('Describe what you do for one visa, the price and the delivery time. You can start now.'),
          action: open(agentPaths.newService(), t('Start')),
        },
        {
          title: t('See how clients choose'),
          text: t('What clients check on a profile before they hire.'),
          action: open(paths.howToHire(), t('Read')),
        },
      ]}
    />
  )
}
