import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { line } from '@sojourn/contract/calls/fields'
import { GENDERS } from '@sojourn/contract/people/account'
import { username } from '@sojourn/contract/people/username'
import { z } from 'zod'

const FILE = join(import.meta.dirname, '../../data/colleagues.tsv')

const Service = z.strictObject({
  visa: z.string().regex(/^[a-z]{2}\/[a-z0-9-]+$/),
  help: z.enum(['all', 'check', 'refusal', 'interview']),
  dollars: z.coerce.number().int().min(10),
  days: z.coerce.number().int().min(1),
})

const Colleague = z.strictObject({
  uuid: z.uuid(),
  username,
  first_name: line('a first name'),
  last_name: line('a last name'),
  gender: z.enum(GENDERS),
  born: z.coerce.number().int(),
  country: z.string().length(2),
  state: z.string(),
  city: z.string(),
  timezone: z.string(),
  languages: z.array(z.string()).min(1),
  headline: line('a headline'),
  orders: z.coerce.number().int(),
  stars: z.coerce.number(),
  services: z.array(Service).min(1),
  look: z.record(z.string(), z.string()),
})
export type Colleague = z.output<typeof Colleague>

/** The agents of whom one line is told, beside those who have a file of their own. */
export async function readColleagues(): Promise<Colleague[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n')
  return lines.filter((text) => text && !text.startsWith('#')).map(readColleague)
}

function readColleague(text: string) {
  const [first_name = '', last_name = '', gender, born, country, state, city, timezone, ...rest] =
    text.split('\t')
  const [languages = '', headline, orders, stars, services = '', look = ''] = rest
  const name = plain(`${first_name} ${last_name}`)
  return Colleague.parse({
    first_name,
    last_name,
    gender,
    born,
    country,
    state,
    city,
    timezone,
    headline,
    orders,
    stars,
    uuid: uuidOf(`colleague ${name}`),
    username: name,
    languages: languages.split(','),
    services: services.split('; ').map(readService),
    look: readLook(look),
  })
}

function readService(text: string) {
  const [visa, help, dollars, days] = text.split(' ')
  return { visa, help, dollars, days }
}

function readLook(text: string) {
  const parts = [
    'head',
    'skinColor',
    'headContrastColor',
    'face',
    'facialHair',
    'accessories',
    'clothingColor',
  ]
  const choices = text.split(' ')
  return Object.fromEntries(
    parts.flatMap((part, index) => (choices[index] === '-' ? [] : [[part, choices[index] ?? '']])),
  )
}

const plain = (name: string) =>
  name
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** The same words give the same uuid. */
export function uuidOf(words: string) {
  const hash = createHash('sha256').update(words).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}

/** The number is from 0 up to, but not, `sides`: the same for the same words. */
export const drawn = (words: string, sides: number) =>
  createHash('sha256').update(words).digest().readUInt32BE() % sides
