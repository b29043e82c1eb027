import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { writeMoney } from '../../money/receipts/money.ts'
import { moneyToPay } from '../../money/wallets/money-to-pay.ts'
import type { Reader } from '../../platform/database/database.ts'

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

/** It reads `$425.00 and €20.00`; null means that they have nothing to withdraw and nothing on its way. */
async function walletInWords(db: Reader, agentId: string) {
  const words = (await moneyToPay(db, agentId)).flatMap(({ available, on_its_way }) => {
    const amount = available.amount + on_its_way.amount
    return amount > 0 ? [writeMoney(amount, available.currency)] : []
  })
  return words.length > 0 ? words.join(' and ') : null
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
