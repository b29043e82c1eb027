import { t } from '@sojourn/contract/words/t'

export interface Question {
  question: string
  answer: string
}

/** Asked before hiring. Plain text: the page and its structured data say the same. */
export const hiringQuestions: Question[] = [
  {
    question: t('Do I need an agent at all?'),
    answer: t(
      'No. You may apply to any authority yourself, and for a simple visit many people do. An agent is worth their price when your case is not simple: an earlier refusal, unusual work or money, several people travelling, a rule you cannot read, or no time.',
    ),
  },
  {
    question: t('Can an agent improve my chances?'),
    answer: t(
      'They can make sure that what speaks for you is in the file, in order and free of contradictions. They cannot influence the officer. Anyone who promises a visa, or says they know someone inside, should be reported to us.',
    ),
  },
  {
    question: t('What does the price include?'),
    answer: t(
      'The work described in the service, for the price shown. Government fees, translations, medical exams and courier costs are not part of it unless the service says so. You pay those yourself, to the authority or the provider.',
    ),
  },
  {
    question: t('When does the agent get my money?'),
    answer: t(
      'After you have accepted the finished work. Until then the payment is held. If you do not answer a completion request, we remind you twice, and after 14 days it counts as accepted.',
    ),
  },
  {
    question: t('What if I change my mind?'),
    answer: t(
      'Within 72 hours of paying, and before the work has started, you get a full refund. After that, the share you get back depends on how far the work has come. The service shows these shares, and you see them again before you pay.',
    ),
  },
  {
    question: t('What if my visa is refused?'),
    answer: t(
      'You pay for work, not for a decision, so a refusal alone is no reason for a refund. If the work was not done as agreed, open a conflict before or within the clearance period after completion, and the money stays where it is until the matter is settled.',
    ),
  },
  {
    question: t('Is it safe to upload my passport?'),
    answer: t(
      'Every file is encrypted and opens only for you and the agent of that order, and for our staff if you have a conflict to settle. You can see who opened it and when. Never send documents by email or messenger instead.',
    ),
  },
  {
    question: t('What if we do not speak the same language?'),
    answer: t(
      'Chrome and Edge on a computer can translate what others write to you: press “Read in English” below a message, an offer, the service of your order or its review. Your browser does it on your device, so no word of your case is sent to a translation service. Machines make mistakes, and what was agreed are the original words: choose an agent who speaks a language you know.',
    ),
  },
  {
    question: t('Why can some agents not help me with Canada?'),
    answer: t(
      'Canada, Australia, the United Kingdom, New Zealand, the United States and Japan allow only licensed people to advise on immigration, in most cases even without a fee. Agents without a confirmed licence cannot publish services for these countries here.',
    ),
  },
]
