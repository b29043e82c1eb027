import { isSchengen } from './schengen.ts'

interface Waiver {
  /** The title of an answer names whom it spares. */
  unless: string
  /** For how long a visit it does. */
  days: number
  text: string
  source: string
  url: string
}

interface Rule extends Waiver {
  lives: (iso: string) => boolean
  destination: (iso: string) => boolean
}

const oneOf = (words: string) => {
  const countries = new Set(words.split(' '))
  return (iso: string) => countries.has(iso)
}
const PERMANENT = '{title}, unless you are a permanent resident of {residence}'
const PERMIT = '{title}, unless you hold a residence permit of {residence}'

const RULES: readonly Rule[] = [
  {
    lives: oneOf('US'),
    destination: oneOf('CA'),
    unless: PERMANENT,
    days: 180,
    text: 'Permanent residents of the United States need neither a visa nor an eTA to visit Canada: they travel with their passport and a valid green card.',
    source: 'Immigration, Refugees and Citizenship Canada',
    url: 'https://ircc.canada.ca/english/helpcentre/answer.asp?qnum=1053',
  },
  {
    lives: (iso) => oneOf('US CA JP GB')(iso) || isSchengen(iso),
    destination: oneOf('MX'),
    unless: PERMANENT,
    days: 180,
    text: 'Permanent residents of Canada, Japan, the United Kingdom, the United States and the Schengen countries need no visa for a visit to Mexico of up to 180 days.',
    source: 'Instituto Nacional de Migración',
    url: 'https://www.gob.mx/inm',
  },
  {
    lives: isSchengen,
    destination: isSchengen,
    unless: PERMIT,
    days: 90,
    text: 'A valid residence permit of one Schengen country lets you visit the others for up to 90 days in any 180, without a visa.',
    source: 'European Commission',
    url: 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en',
  },
]

/** Undefined means that the residence changes nothing. */
export const waiverOf = (residence: string, destination: string): Waiver | undefined =>
  residence === destination
    ? undefined
    : RULES.find((rule) => rule.lives(residence) && rule.destination(destination))
