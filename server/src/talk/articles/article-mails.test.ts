import { describe, expect, test } from 'vitest'
import { letterTo, wordsOfLetter as wordsOf } from '../../../test/read-letters.ts'
import type { ReviewedOrder } from '../reviews/order-review-store.ts'
import { reviewLetters } from '../reviews/review-mails.ts'
import { articleHiddenMail, articlePublishedMail, articleRejectedMail } from './article-mails.ts'

const article = { id: 'article-1', title: 'Papers first', first_name: 'Amara' }
const decided = { entryId: 'entry-1', reason: 'It promises a visa.' }

describe('what our team decides on an article', () => {
  test('published: its author finds it as readers do', () => {
    const mail = articlePublishedMail(article, { entryId: 'entry-1', path: '/p/articles/amara/papers-first' })
    expect(wordsOf(mail)).toEqual([
      'Your article "Papers first" is published',
      'Your article is published, Amara',
      '"Papers first" is now public on your profile and in the list of articles.',
      '[Read it as your readers do] /p/articles/amara/papers-first',
    ])
  })

  test('rejected: its author reads why, and where to change it', () => {
    expect(wordsOf(articleRejectedMail(article, decided))).toEqual([
      'Your article "Papers first" needs changes',
      'Your article needs changes',
      'Our team read "Papers first" and could not publish it yet. Change it and send it again. The reason our team gave:',
      '> It promises a visa.',
      '[Change the article] /p/agent/articles/article-1',
    ])
  })

  test('hidden: its author reads why and how to object', () => {
    const mail = articleHiddenMail(article, decided)
    expect(wordsOf(mail)).toEqual([
      'We have hidden your article "Papers first"',
      'Your article is hidden',
      'Readers can no longer see "Papers first". If you disagree, answer this email. The reason our team gave:',
      '> It promises a visa.',
      '[See your articles] /p/agent/articles/published',
    ])
  })

  test('each decision is one mail', () => {
    const again = articleRejectedMail(article, { ...decided, entryId: 'entry-2' }).key
    expect(again).not.toBe(articleRejectedMail(article, decided).key)
  })
})

describe('a review', () => {
  const order = {
    ...{ id: 'order-1', ref: 'SO-7K3M9QXA', title: 'Study permit', client_first_name: 'Ines' },
    ...{ client_email: 'ines@example.com', agent_first_name: 'Amara', agent_email: 'amara@example.com' },
  } as ReviewedOrder

  const reviewed = (star: number) =>
    letterTo('agent', reviewLetters, 'review_written', { review: 'review-1', along: { order, star } })
  const answered = () =>
    letterTo('client', reviewLetters, 'review_answered', { review: 'review-1', along: { order } })

  test.each([5, 4.5, 0.5])('of %d stars reaches the agent, who can answer once', (star) => {
    expect(wordsOf(reviewed(star))).toEqual([
      'Ines reviewed your work',
      'You have a new review',
      `Ines gave you ${star} of 5 stars for "Study permit" (SO-7K3M9QXA). You can answer the review once.`,
      '[Read the review] /p/agent/orders/order-1',
    ])
  })

  test('that is answered reaches the client', () => {
    expect(wordsOf(answered())).toEqual([
      'Amara answered your review',
      'Your review has an answer',
      'Amara answered your review of "Study permit" (SO-7K3M9QXA).',
      '[Read the answer] /p/client/orders/order-1',
    ])
  })

  test('and its answer are two mails', () => {
    expect(reviewed(5).key).not.toBe(answered().key)
  })
})
