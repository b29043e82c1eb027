import { t } from '../words/t.ts'

/** Rules name these groups as one; passports are ISO 3166-1 codes. */
export const NATIONALITY_GROUPS = {
  EU: {
    name: t('the European Union'),
    members: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  },
  EEA: {
    name: t('the EU, Iceland, Liechtenstein and Norway'),
    members:
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
  },
  EFTA: { name: t('Iceland, Liechtenstein, Norway and Switzerland'), members: 'CH IS LI NO'.split(' ') },
  NORDIC: { name: t('the Nordic countries'), members: 'DK FI IS NO SE'.split(' ') },
  CTA: { name: t('Ireland and the United Kingdom'), members: 'GB IE'.split(' ') },
  GCC: { name: t('the Gulf states'), members: 'AE BH KW OM QA SA'.split(' ') },
  ASEAN: { name: t('ASEAN'), members: 'BN ID KH LA MM MY PH SG TH TL VN'.split(' ') },
  CPLP: {
    name: t('the Portuguese-speaking countries'),
    members: 'AO BR CV GQ GW MZ PT ST TL'.split(' '),
  },
  MERCOSUR: { name: t('Mercosur'), members: 'AR BO BR PY UY'.split(' ') },
} as const

export type NationalityGroup = keyof typeof NATIONALITY_GROUPS

export const isNationalityGroup = (code: string): code is NationalityGroup =>
  Object.hasOwn(NATIONALITY_GROUPS, code)

/** The countries a list of codes and groups stands for. */
export const nationalitiesIn = (codes: readonly string[]) =>
  new Set(codes.flatMap((code) => (isNationalityGroup(code) ? NATIONALITY_GROUPS[code].members : [code])))

/** Returns true if a rule's limits let this passport in; no limits let in everybody. */
export function fitsNationality(passport: string, limits: { only: string[]; except: string[] }) {
  if (nationalitiesIn(limits.except).has(passport)) return false
  return limits.only.length === 0 || nationalitiesIn(limits.only).has(passport)
}
