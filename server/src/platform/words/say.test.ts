import { documentFile, identityFile, pictureFile, videoFile } from '@sojourn/contract/calls/file'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/start-app.ts'
import { translateMail } from '../mail/writing/translate-mail.ts'
import { TRANSLATED } from './read-catalogue.ts'
import { say, translate } from './say.ts'

test.each([
  ['fr', 'veuillez utiliser au moins 3 caractères'],
  ['ar', 'يرجى استخدام 3 أحرف على الأقل'],
  ['en', 'please use at least 3 characters'],
  ['de', 'please use at least 3 characters'],
])('a sentence with a number is said in %s', (language, words) => {
  expect(say(language, 'please use at least 3 characters')).toBe(words)
})

const LONG = `${'Wolfeschlegelsteinhausenbergerdorff '.repeat(2)}`.trim().slice(0, 68)

test.each([
  ['fr', LONG, `${LONG} a accepté le travail`],
  ['fr', 'أمل الخطيب', 'أمل الخطيب a accepté le travail'],
  ['ar', 'Élodie Müller', '\u2068Élodie Müller\u2069'],
  ['ar', LONG, `\u2068${LONG}\u2069`],
])('in %s a name stays whole, however long and in whatever script: %s', (language, name, words) => {
  expect(say(language, `${name} accepted the work`)).toContain(words)
})

test.each(['fr', 'es', 'ar'])(
  'what nobody has translated stays English, sentence by sentence, in %s',
  (language) => {
    expect(say(language, 'Nobody has translated this.')).toBe('Nobody has translated this.')
    expect(say(language, 'We could not find that.')).not.toBe('We could not find that.')
  },
)

test('in a line from right to left an amount stands from left to right, as on our pages, and a plan has its name', () => {
  expect(say('ar', 'Your Pro plan is paid: $1,250.00', 'mails')).toBe(
    'باقتكم \u2068الاحترافية\u2069 مدفوعة: \u2068\u20661,250.00\u00a0US$\u2069\u2069',
  )
  expect(say('fr', 'Your Business plan is paid: $29.00', 'mails')).toBe(
    'Votre formule Entreprise est payée\u00a0: 29,00\u00a0$US',
  )
})

test.each(TRANSLATED)('why a file is not taken is said in %s', (language) => {
  for (const { messages } of [documentFile, identityFile, pictureFile, videoFile])
    for (const message of Object.values(messages)) expect(translate(language, message)).toBeDefined()
})

test('a mail is in one language: all of it, or English', () => {
  const mail = {
    key: 'k',
    about: 'account',
    to: 'a@b.example',
    subject: '48213 is your Sojourn code',
    heading: 'Here is your code',
    paragraphs: ['Type it in where you were asked for it, and your email is verified.'],
  } as const
  const known = translateMail({ ...mail, paragraphs: [...mail.paragraphs] }, 'fr')
  expect([known.language, known.subject]).toEqual(['fr', '48213 est votre code Sojourn'])
  const partly = translateMail({ ...mail, paragraphs: ['Nobody has translated this.'] }, 'fr')
  expect([partly.language, partly.subject]).toEqual(['en', '48213 is your Sojourn code'])
})

test('refusals follow Accept-Language, the page one is at comes first, and codes never change', async () => {
  const server = await openTestApp()
  const ask = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/countries/XX', headers })).json()
  expect(await ask({ 'accept-language': 'de, fr-CA;q=0.8, en;q=0.5' })).toMatchObject({
    code: 'not_found',
    message: 'Nous n’avons pas trouvé cela.',
  })
  expect((await ask({ 'accept-language': 'fr', 'x-language': 'es' })).message).toBe('No lo hemos encontrado.')
  expect((await ask({ 'accept-language': 'xx' })).message).toBe('We could not find that.')
  await server.close()
})
