/**
 * The floors of the server from the top down, and the rooms of each from the top down. What stands in a room imports
 * rooms below it, never one beside or above; what happened is told upwards as a fact (see docs/architecture.md).
 */
export const FLOORS = {
  desk: ['leaving', 'workspace', 'staff', 'profiles', 'seo', 'secrets'],
  talk: ['notifications', 'reports', 'reviews', 'conversations', 'articles', 'showcase', 'hellos'],
  work: [
    'deadlines',
    'conflicts',
    'completion',
    'decisions',
    'gifts',
    'meetings',
    'vault',
    'documents',
    'offers',
    'orders',
    'goals',
  ],
  money: ['subscriptions', 'debts', 'payments', 'wallets', 'receipts', 'coupons', 'ledger'],
  supply: [
    'guide',
    'favourites',
    'likes',
    'services',
    'search',
    'calendars',
    'availability',
    'verification',
    'agents',
    'licences',
  ],
  people: ['account', 'identity'],
  ground: ['contact', 'entry-rules', 'reference', 'shares', 'audit', 'rules', 'papers', 'files', 'facts'],
}

/** The names of these rooms do not say what they do. */
const WHAT_ROOMS_DO = {
  leaving: 'export, erasure',
  workspace: 'what one page shows of many rooms: an order, today, figures',
  profiles: 'an agent’s public page',
  secrets: 'another secret takes the place of the one before',
  showcase: 'figures of the home page',
  hellos: 'videos of agents',
  deadlines: 'what ends or is due, from all rooms below',
  decisions: 'which recorded decisions count',
  vault: 'papers a client keeps',
  guide: 'which visas fit, and what they ask for',
  'entry-rules': 'who may enter where without a visa',
  shares: 'of approvals, kept as counts',
  papers: 'what a machine reads in a file',
  files: 'read back what was sent',
}

/** The floors as `docs/architecture.md` shows them. */
export const floorsInWords = () =>
  [
    '| floor | rooms, from the top down |',
    '|---|---|',
    ...Object.entries(FLOORS).map(([floor, rooms]) => `| ${floor} | ${rooms.map(inWords).join(', ')} |`),
  ].join('\n')

const inWords = (room) => (WHAT_ROOMS_DO[room] ? `${room} (${WHAT_ROOMS_DO[room]})` : room)

/** The room a file stands in, as `money/ledger`; undefined for the building around the floors and what they stand on. */
export function roomOf(file) {
  const [, floor, room] = /^server\/src\/([^/]+)\/([^/]+)\/./.exec(file) ?? []
  return floor in FLOORS ? `${floor}/${room}` : undefined
}

const ROOMS = Object.entries(FLOORS).flatMap(([floor, rooms]) => rooms.map((room) => `${floor}/${room}`))

/** How high a file stands: the building above all rooms, the platform and the types of the context below them. */
export function heightOf(file) {
  const room = roomOf(file)
  if (room) return ROOMS.length - ROOMS.indexOf(room)
  return file.startsWith('server/src/platform/') || file === 'server/src/context.ts' ? 0 : ROOMS.length + 1
}

export const isKnownRoom = (room) => ROOMS.includes(room)

/** The folders of the contract from the top down: addresses of pages, the floors of the server, what every call is made of. */
const CONTRACT_FOLDERS = ['paths', ...Object.keys(FLOORS), 'calls', 'amounts', 'dates', 'words']

/** How high a file of the contract stands: the list of all calls above all folders; undefined outside of the contract. */
export function contractHeightOf(file) {
  const [, folder] = /^contract\/src\/(?:([^/]+)\/)?[^/]+\.ts$/.exec(file) ?? [undefined, null]
  if (folder === null) return undefined
  return folder ? CONTRACT_FOLDERS.length - CONTRACT_FOLDERS.indexOf(folder) : CONTRACT_FOLDERS.length + 1
}

/** Returns true if the file of the contract stands in a folder that has a place. */
export const hasContractFolder = (file) =>
  /^contract\/src\/[^/]+$/.test(file) ||
  CONTRACT_FOLDERS.some((folder) => file.startsWith(`contract/src/${folder}/`))

/**
 * The rooms of the pages from the top down: a room imports rooms below it only. Before a slash stands the area; areas
 * form no circle either. `web/app/*.ts` are the building around them.
 */
export const WEB_ROOMS = [
  ...of(
    'staff',
    'desk rules facts decisions licences orders conflicts articles reports conversations verifications audit money payouts people parts',
  ),
  'kit',
  ...of('client', 'goals vault wishlist coupons'),
  ...of('visit', 'home about legal contact articles countries guide passports visas'),
  'frames',
  ...of('account', 'connected data security profile payments notices notifications'),
  ...of(
    'case',
    'deadlines schedule list start order conversation meetings conflict work offers files documents goal paying parts',
  ),
  ...of(
    'agent',
    'articles subscriptions wallet services visibility public-profile business verification calendar',
  ),
  ...of('find', 'compare search profile cards reports favourites times'),
  ...of('hire', 'ask start goal checkout'),
  ...of('join', 'modal sign-up sign-in recovery parts'),
  'papers',
  ...of('payment', 'try card polling window'),
  'queries',
  'words',
  ...of('layouts', 'analytics footer header account own'),
  'layouts',
  ...of('layouts', 'page language art theme'),
  'session',
  ...of(
    'ui',
    'money date phone place secret papers file overlay list choice form mark translation feedback button text',
  ),
  'api',
  'fast-pages',
  'stores',
  'paths',
]

function of(area, rooms) {
  return rooms.split(' ').map((room) => `${area}/${room}`)
}

const AREAS_OF_ROOMS = new Set(WEB_ROOMS.flatMap((room) => (room.includes('/') ? room.split('/')[0] : [])))

/** The room of a page's file, as `client/goals`; undefined for the building around the rooms. */
export function webRoomOf(file) {
  const [, area, room] = /^web\/app\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? []
  return area && (room && AREAS_OF_ROOMS.has(area) ? `${area}/${room}` : area)
}

/** How high a file of the pages stands: the building above all rooms. */
export function webHeightOf(file) {
  const room = webRoomOf(file)
  return room ? WEB_ROOMS.length - WEB_ROOMS.indexOf(room) : WEB_ROOMS.length + 1
}
