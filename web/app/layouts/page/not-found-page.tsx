import { data } from 'react-router'

/** All of it is translated. */
export const handle = true

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
