import { readdir, readFile } from 'node:fs/promises'
import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import { expect, test } from 'vitest'
import { inOwnNames } from './own-names.ts'
import { translate } from './say.ts'

const reply = {
  data: {
    countries: [{ id: 'DE', name: 'Germany', count: 2 }],
    languages: [['fr', 'French'] as const, ['yue', 'Cantonese'] as const],
    purposes: [{ id: 'permanent-residence', name: 'Permanent residence' }],
    names: { CA: 'Canada', study: 'Study', en: 'English' },
    status: [0, 'Draft'],
    categories: [{ name: 'Work' }, { name: 'Unheard of' }],
    agent: { uuid: '1', name: 'Jordan Chad', user: { id: 7, name: 'Jordan' } },
    visa: { id: 'ca/study-permit', name: 'Study permit' },
    told_at: new Date(0),
  },
}

test('countries, languages and purposes are called as their reader calls them; people and visas keep their names', () => {
  expect(inOwnNames('ar', reply).data).toEqual({
    ...reply.data,
    countries: [{ id: 'DE', name: 'ألمانيا', count: 2 }],
    languages: [
      ['fr', 'الفرنسية'],
      ['yue', 'الكَنْتُونية'],
    ],
    purposes: [{ id: 'permanent-residence', name: 'الإقامة الدائمة' }],
    categories: [{ name: 'العمل' }, { name: 'Unheard of' }],
    names: { CA: 'كندا', study: 'الدراسة', en: 'الإنجليزية' },
  })
})

test('our plans are called as their reader calls them, on cards, bills and invoices; what people wrote stays', () => {
  const of = {
    offer: { plan: 'free', name: 'Free' },
    subscription: { plan: 'pro', name: 'Pro', next: { plan: 'business', name: 'Business' } },
    bill: { plan: 'pro', lines: [{ text: 'Unused part of Pro, yearly, 12 of 365 days', amount: 5 }] },
    payment: { payable: 'subscription', item: { title: 'Business plan, monthly', seller: null } },
    order: { payable: 'order', item: { title: 'Business plan, monthly', seller: 'Pro' } },
    invoice: { corrects: null, number: 'I-1', title: 'Pro plan, yearly' },
    preview: { plan: 'pro', name: 'Pro', unlisted: [{ id: 'x', title: 'Business plan, monthly' }] },
  }
  expect(inOwnNames('fr', of)).toEqual({
    offer: { plan: 'free', name: 'Gratuite' },
    subscription: { plan: 'pro', name: 'Pro', next: { plan: 'business', name: 'Entreprise' } },
    bill: {
      plan: 'pro',
      lines: [{ text: 'Partie inutilisée de la formule Pro, annuelle, 12 jours sur 365', amount: 5 }],
    },
    payment: { payable: 'subscription', item: { title: 'Formule Entreprise, mensuelle', seller: null } },
    order: of.order,
    invoice: { corrects: null, number: 'I-1', title: 'Formule Pro, annuelle' },
    preview: { plan: 'pro', name: 'Pro', unlisted: of.preview.unlisted },
  })
  expect(inOwnNames('ar', of).offer.name).toBe('المجانية')
})

test('a reason of our own is said in the words of its reader, and what a person wrote stays', () => {
  const reasons = Object.values(OWN_REASONS)
  const said = reasons.map((reason) => inOwnNames('fr', { step: 'O6', reason }).reason)
  expect(said).toHaveLength(reasons.length)
  for (const [at, reason] of reasons.entries()) expect(said[at]).not.toBe(reason)
  expect(said[0]).toBe('Annulation pendant le délai de réflexion')
  const written = 'Please confirm your password first.'
  expect(inOwnNames('fr', { step: 'O7', reason: written }).reason).toBe(written)
})

test('a stage in a title is named in the words of its reader, and a purpose that is told by its name', () => {
  const said = inOwnNames('ar', {
    order: { title: 'Study in Canada, stage 2: Application' },
    service: { title: 'Stage fright, and how to pass an interview' },
    told: { purpose: 'Medical treatment' },
    opened: { purpose: 'Opened by its owner' },
    filed: { purpose: 'study' },
  })
  expect(said.order.title).toMatch(/^\u200f\u2068Study in Canada\u2069، المرحلة .?2.?: .?Application.?$/u)
  expect(said.service.title).toBe('Stage fright, and how to pass an interview')
  expect([said.told.purpose, said.opened.purpose, said.filed.purpose]).toEqual([
    'العلاج الطبي',
    'فتحه مالكه',
    'study',
  ])
})

test('what many read together is left as it is', () => {
  const before = structuredClone(reply)
  inOwnNames('fr', reply)
  expect(reply).toEqual(before)
  expect(inOwnNames('en', reply)).toBe(reply)
})

test('what a machine says of a paper is worded with its days, countries and numbers; names stay', () => {
  const check = (text: string | null) => ({
    checks: [{ rule: 'validity', name: 'Validity', answer: 'look_again', text }],
  })
  const said = (language: 'fr' | 'ar', text: string) => inOwnNames(language, check(text)).checks[0]
  expect(
    said(
      'fr',
      'It expires on 9 Mar 2027, before your journey to Germany ends. Please renew your passport first.',
    ),
  ).toEqual({
    ...{ rule: 'validity', name: 'Validité', answer: 'look_again' },
    text: 'Il expire le 9 mars 2027, avant la fin de votre voyage (Allemagne). Veuillez d’abord renouveler votre passeport.',
  })
  expect(
    said(
      'fr',
      'We found no date in this file. It must not be older than 3 months. Please check its date yourself.',
    )?.text,
  ).toBe(
    'Nous n’avons trouvé aucune date dans ce fichier. Il ne doit pas dater de plus de 3 mois. Veuillez vérifier vous-même sa date.',
  )
  expect(
    said('ar', 'This is the same file as “Work”. Please check that each document has its own.')?.text,
  ).toContain('«\u2068Work\u2069»')
  expect(inOwnNames('ar', check(null)).checks[0]?.text).toBeNull()
})

test.each(['fr', 'es', 'ar'] as const)('every rule of papers has its name in %s', async (language) => {
  const folder = new URL('../../ground/papers/checks/', import.meta.url)
  const rules = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file))
  const texts = await Promise.all(rules.map((file) => readFile(new URL(file, folder), 'utf8')))
  const names = texts.flatMap((text) => /^ {2}name: '(.+)',$/m.exec(text)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => translate(language, name) === undefined)).toEqual([])
})
