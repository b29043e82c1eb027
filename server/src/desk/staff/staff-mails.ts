import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { walletInWords } from '../../money/wallets/wallet-in-words.ts'

const suspended: WriteLetter<'person_suspended'> = async ({ id, person, reason }, { context, tx }) => {
  const { supportEmail } = context.settings
  const money = await walletInWords(tx, person)
  return {
    key: `audit:${id}:suspended`,
    subject: `Your ${PRODUCT} account is suspended`,
    heading: 'Your account is suspended',
    paragraphs: [
      ...(money
        ? [
            `${money} in your wallet stays yours. It is not paid out while your account is suspended. Write to ${supportEmail} about it.`,
          ]
        : []),
      'You can sign in to read the reason, but you cannot do anything else for now. The reason our team gave:',
    ],
    quote: reason,
    smallPrint: [`Do you disagree? Write to ${supportEmail}, and another member of our team will check it.`],
  }
}

const lifted: WriteLetter<'suspension_lifted'> = ({ id }) => ({
  key: `audit:${id}:lifted`,
  subject: `Your ${PRODUCT} account is open again`,
  heading: 'Your account is open again',
  paragraphs: ['The suspension was lifted. You can use your account again.'],
  action: { label: 'Sign in', path: paths.login() },
})

export const staffLetters: Letters = {
  person_suspended: { suspended },
  suspension_lifted: { lifted },
}
