import type { Things } from '../made.ts'
import { articleThings } from './article-things.ts'
import { availabilityThings } from './availability-things.ts'
import { conversationThings } from './conversation-things.ts'
import { deadlineThings } from './deadline-things.ts'
import { goalThings } from './goal-things.ts'
import { helloThings } from './hello-things.ts'
import { noticeThings } from './notice-things.ts'
import { offerThings } from './offer-things.ts'
import { orderThings } from './order-things.ts'
import { paymentThings } from './payment-things.ts'
import { peopleThings } from './people-things.ts'
import { referenceThings } from './reference-things.ts'
import { reportThings } from './report-things.ts'
import { showcaseThings } from './showcase-things.ts'
import { subscriptionThings } from './subscription-things.ts'
import { supplyThings } from './supply-things.ts'
import { vaultThings } from './vault-things.ts'
import { verificationThings } from './verification-things.ts'
import { walletThings } from './wallet-things.ts'
import { workThings } from './work-things.ts'

/** The things paths name, each made for whom it is to belong to. */
export const things = {
  ...articleThings,
  ...availabilityThings,
  ...conversationThings,
  ...deadlineThings,
  ...goalThings,
  ...helloThings,
  ...noticeThings,
  ...offerThings,
  ...orderThings,
  ...paymentThings,
  ...peopleThings,
  ...referenceThings,
  ...reportThings,
  ...showcaseThings,
  ...subscriptionThings,
  ...supplyThings,
  ...vaultThings,
  ...verificationThings,
  ...walletThings,
  ...workThings,
} satisfies Things

export type Thing = keyof typeof things
