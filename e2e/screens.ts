import { paths } from '../web/app/paths.ts'

export interface Screen {
  name: string
  /** The file of the route in web/app/routes.ts. */
  route: string
  path: string
  /** 200 unless told. */
  status?: number
}

/** Every screen a stranger can open; each is looked at in all widths and schemes. */
export const publicScreens: Screen[] = [
  { name: 'Home', route: 'routes/home.tsx', path: paths.home() },
  { name: 'Not found', route: 'routes/not-found.tsx', path: '/p/no-such-page', status: 404 },
]
