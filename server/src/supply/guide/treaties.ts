/** A treaty lets people live there, gives them residence for the asking, or a longer visit. */
type Gives = 'living' | 'residence' | 'visit'

interface Treaty {
  name: string
  gives: Gives
  members: ReadonlySet<string>
  /** Members that limit who may settle, so that the rule for visits counts there. */
  closed: ReadonlySet<string>
  /** Pairs of passport and destination that do not apply it to each other: `CO CL`. */
  without: ReadonlySet<string>
  text: string
  source: string
  url: string
  /** The text that says so, and where in it. */
  reference: string
  /** We read that text, or what its own authority says of it; the rest is general knowledge. */
  isRead: boolean
}

interface Told extends Pick<Treaty, 'name' | 'gives' | 'text' | 'source' | 'url' | 'reference'> {
  members: string
  closed?: string
  without?: string[]
  unread?: true
}

const treaty = ({ members, closed = '', without = [], unread, ...told }: Told): Treaty => ({
  ...told,
  isRead: !unread,
  members: new Set(members.split(' ')),
  closed: new Set(closed.split(' ')),
  without: new Set(without),
})

const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

const FREE_MOVEMENT =
  'Citizens of the EU, the EEA and Switzerland may live, work and study in each other’s countries. For more than three months you usually register there, and show work, studies or means of your own.'

/** The strongest comes first: the first that joins two countries is the one that is told. */
const TREATIES: readonly Treaty[] = [
  treaty({
    name: 'the Common Travel Area',
    gives: 'living',
    members: 'GB IE',
    text: 'The Common Travel Area lets citizens of Ireland and the United Kingdom live, work and study in both.',
    source: 'Government of the United Kingdom',
    url: 'https://www.gov.uk/government/publications/common-travel-area-guidance',
    reference: 'Memorandum of Understanding on the Common Travel Area, 8 May 2019',
  }),
  treaty({
    name: 'the Nordic Passport Union',
    gives: 'living',
    members: 'DK FI IS NO SE FO GL',
    text: 'Nordic citizens may live, work and study in each other’s countries without a permit; who stays for more than six months usually registers there.',
    source: 'Nordic co-operation',
    url: 'https://www.norden.org/en/info-norden/work-and-residence-permits-norway',
    reference: 'Nordic passport agreements of 1954 and 1957, as Info Norden tells them',
  }),
  treaty({
    name: 'the Benelux Union',
    gives: 'living',
    members: 'BE LU NL',
    text: 'The Benelux treaty and the law of the EU let citizens of Belgium, Luxembourg and the Netherlands live, work and study in each other’s countries. For more than three months you usually register there.',
    source: 'European Union',
    url: 'https://eur-lex.europa.eu/eli/dir/2004/38/oj',
    reference: 'Directive 2004/38/EC, Articles 6 and 7',
  }),
  treaty({
    name: 'free movement in the EU and the EEA',
    gives: 'living',
    members: EEA,
    closed: 'LI',
    text: FREE_MOVEMENT,
    source: 'European Union',
    url: 'https://eur-lex.europa.eu/eli/dir/2004/38/oj',
    reference: 'Directive 2004/38/EC, Articles 6 and 7',
  }),
  treaty({
    name: 'free movement with Switzerland',
    gives: 'living',
    members: `${EEA} CH`,
    closed: 'LI',
    text: FREE_MOVEMENT,
    source: 'European Union',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02002A0430(01)-20170101',
    reference:
      'Agreement of the EU and Switzerland on the free movement of persons, 21 June 1999, Article 1; for Iceland, Liechtenstein and Norway the EFTA Convention, Annex K, Article 1',
  }),
  treaty({
    name: 'the Trans-Tasman Travel Arrangement',
    gives: 'living',
    members: 'AU NZ',
    text: 'Australia and New Zealand let each other’s citizens live, work and study there; what you hold is given at the border.',
    source: 'Parliament of Australia',
    url: 'https://www.aph.gov.au/About_Parliament/Parliamentary_departments/Parliamentary_Library/pubs/rp/rp1920/Quick_Guides/NewZealandersInAustralia',
    reference:
      'Trans-Tasman Travel Arrangement of 1973; Special Category visa (subclass 444) in Australia, Australian Resident Visa in New Zealand',
  }),
  treaty({
    name: 'the treaty of India and Nepal',
    gives: 'living',
    members: 'IN NP',
    text: 'The treaty of peace and friendship of 1950 lets citizens of India and Nepal live, own property and work in each other’s country. Carry a passport or another document that proves your citizenship.',
    source: 'Indian Ministry of External Affairs',
    url: 'https://www.mea.gov.in/bilateral-documents.htm?dtl/6295/Treaty_of_Peace_and_Friendship',
    reference:
      'Treaty of Peace and Friendship, 31 July 1950, Articles 6 and 7 (Indian Treaty Series 1950, No. 12)',
  }),
  treaty({
    name: 'the Gulf Cooperation Council',
    gives: 'living',
    members: 'AE BH KW OM QA SA',
    text: 'Citizens of the Gulf Cooperation Council may live, work and study in each other’s countries, and enter with their identity card.',
    source: 'Gulf Cooperation Council',
    url: 'https://www.gcc-sg.org/en/',
    reference: 'Economic Agreement of the Gulf Cooperation Council, 31 December 2001, Article 3',
  }),
  treaty({
    name: 'the Union State of Belarus and Russia',
    gives: 'living',
    members: 'BY RU',
    text: 'The Union State lets citizens of Belarus and Russia live, work and study in both without a permit; for a long stay you register your address.',
    source: 'Union State of Belarus and Russia',
    url: 'https://soyuz.by',
    reference:
      'Treaty on equal rights of citizens, 25 December 1998, Articles 2 to 6; agreement on freedom of movement and residence, 24 January 2006',
  }),
  treaty({
    name: 'full free movement in CARICOM',
    gives: 'living',
    members: 'BB BZ DM VC',
    text: 'Since 1 October 2025 citizens of Barbados, Belize, Dominica and Saint Vincent and the Grenadines may live and work in each other’s countries without a permit.',
    source: 'CARICOM',
    url: 'https://caricom.org',
    reference:
      'Enhanced Cooperation Protocol to the Revised Treaty of Chaguaramas; statement of the CARICOM Secretariat, 30 September 2025',
  }),
  treaty({
    name: 'the Mercosur residence agreement',
    gives: 'residence',
    members: 'AR BO BR CL CO EC PE PY UY',
    without: ['CO CL', 'EC CL', 'PE CL'],
    text: 'The residence agreement of Mercosur gives its citizens two years of residence with the right to work and study, for proof of nationality and a clean record. It can become permanent.',
    source: 'Mercosur',
    url: 'https://www.mercosur.int/en/citizens/residence/',
    reference:
      'Agreement on Residence for Nationals of the States Parties of Mercosur, Bolivia and Chile, 6 December 2002',
  }),
  treaty({
    name: 'ECOWAS',
    gives: 'residence',
    members: 'BJ CI CV GH GM GN GW LR NG SL SN TG',
    text: 'Citizens of ECOWAS may stay in each other’s countries for 90 days without a visa, and may then ask for a residence card of ECOWAS to live and work there.',
    source: 'ECOWAS',
    url: 'https://ecowas.int',
    reference:
      'Protocol A/P.1/5/79 on free movement; Supplementary Protocol A/SP.1/7/86 on the right of residence',
  }),
  treaty({
    name: 'CARICOM',
    gives: 'visit',
    members: 'AG BB BZ DM GD GY JM KN LC SR TT VC',
    text: 'Citizens of the single market of CARICOM are usually let in for six months. To work you need a skills certificate of CARICOM, which graduates, nurses, teachers, artists and others can get.',
    source: 'CARICOM',
    url: 'https://caricom.org',
    reference: 'Revised Treaty of Chaguaramas; statement of the CARICOM Secretariat, 30 September 2025',
  }),
]

export const treatyOf = (passport: string, destination: string): Treaty | undefined =>
  passport === destination
    ? undefined
    : TREATIES.find(
        ({ members, closed, without }) =>
          members.has(passport) &&
          members.has(destination) &&
          !closed.has(destination) &&
          !without.has(`${passport} ${destination}`),
      )
