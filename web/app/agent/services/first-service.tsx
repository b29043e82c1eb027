import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { firstSteps } from '../../join/parts/first-steps.tsx'
import { type NextStep, NextSteps } from '../../layouts/own/next-steps.tsx'
import { workHoursQuery } from '../../queries/availability-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { businessQuery, licencesQuery, traderQuery } from '../business/business-queries.ts'

interface OwnStep extends Omit<NextStep, 'action'> {
  way: { to: string; words: string }
  /** Not everybody needs it, so it is never the next one. */
  isForSome?: true
}

/** All that clients, or our team, will miss, and whether it is known how far it is done. */
function useOwnSteps() {
  const account = useAccount()
  const business = useQuery(businessQuery)
  const trader = useQuery(traderQuery)
  const licences = useQuery(licencesQuery)
  const hours = useQuery(workHoursQuery)
  const isTrader = trader.data?.trader
  const own: OwnStep[] = [
    {
      title: t('Add your photo'),
      text: t('Clients choose people they can see.'),
      done: account.profile_picture !== null,
      way: { to: agentPaths.profile(), words: t('Add photo') },
    },
    {
      title: t('Verify your identity'),
      text: t('Your address and a document. Only verified agents are found and hired.'),
      done: account.role === 'consultant',
      way: { to: agentPaths.verification(), words: t('Verify') },
    },
    {
      title: t('Say how you trade'),
      text: t(
        'Your business with its address, and whether you trade as one. Receipts and your profile name it.',
      ),
      done: isTrader === false || (isTrader === true && Boolean(business.data)),
      way: { to: agentPaths.business(), words: t('Open business') },
    },
    {
      title: t('Add your licences'),
      text: t('Some countries let only licensed people advise for a fee. Your services for them need one.'),
      done: (licences.data?.length ?? 0) > 0,
      isForSome: true,
      way: { to: agentPaths.business(), words: t('Add licence') },
    },
    {
      title: t('Set your hours'),
      text: t('When clients can meet you, in your time zone.'),
      done: (hours.data?.workHours.length ?? 0) > 0,
      way: { to: agentPaths.calendar(), words: t('Open calendar') },
    },
    {
      title: t('Write your first service'),
      text: t('Describe what you do for one visa, the price and the delivery time. You can start now.'),
      way: { to: agentPaths.newService(), words: t('Start') },
    },
    {
      title: t('See how clients choose'),
      text: t('What clients check on a profile before they hire.'),
      way: { to: paths.howToHire(), words: t('Read') },
    },
  ]
  return { own, isKnown: [business, trader, licences, hours].every(({ isPending }) => !isPending) }
}

/** An agent without any service is led to one; the way to the next step is filled. */
export function FirstService() {
  const account = useAccount()
  const { own, isKnown } = useOwnSteps()
  const hasFirst = account.email.verified && Boolean(account.about && account.dob)
  const next = isKnown && hasFirst ? own.findIndex(({ done, isForSome }) => !done && !isForSome) : -1
  return (
    <NextSteps
      steps={[
        ...firstSteps(account, agentPaths.profile(), account.email.verified ? 'primary' : 'secondary'),
        ...own.map(({ way: { to, words }, isForSome: _, ...step }, place) => ({
          ...step,
          action: (
            <LinkButton to={to} size="s" variant={place === next ? 'primary' : 'secondary'}>
              {words}
            </LinkButton>
          ),
        })),
      ]}
    />
  )
}
