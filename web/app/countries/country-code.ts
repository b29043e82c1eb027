import { redirect } from 'react-router'
import { paths } from '../paths.ts'

const CODE = /^[a-z]{2}$/i

/** `/ca` leads to Canada's visas: no username is as short as a country's code. */
export function leadCountryCode(name: string | undefined) {
  if (name && CODE.test(name)) throw redirect(paths.visas(name))
}
