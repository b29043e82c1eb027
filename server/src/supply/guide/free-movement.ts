const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

interface Agreement {
  members: ReadonlySet<string>
  /** Members that limit who may settle, so that the rule for visits counts there. */
  closed: ReadonlySet<string>
  text: string
}

const agreement = (members: string, text: string, closed: string[] = []): Agreement => ({
  members: new Set(members.split(' ')),
  closed: new Set(closed),
  text,
})

/** Countries whose citizens may live and work in each other's. */
const AGREEMENTS = [
  agreement(
    'GB IE',
    'The Common Travel Area lets citizens of Ireland and the United Kingdom live, work and study in both.',
  ),
  agreement(
    `${EEA} CH`,
    'Citizens of the EU, the EEA and Switzerland may live, work and study in each other’s countries. For more than three months you usually register there, and show work, studies or means of your own.',
    ['LI'],
  ),
  agreement(
    'AU NZ',
    'Australia and New Zealand let each other’s citizens live, work and study there; what you hold is given at the border.',
  ),
]

/** What lets citizens of one country live in another, in a sentence; undefined where nothing does. */
export const freeMovement = (passport: string, destination: string) =>
  AGREEMENTS.find(
    ({ members, closed }) => members.has(passport) && members.has(destination) && !closed.has(destination),
  )?.text

const SCHENGEN = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

export const isSchengen = (iso: string) => SCHENGEN.has(iso)
