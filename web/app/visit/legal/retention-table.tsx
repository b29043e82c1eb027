import type { Kept } from '@sojourn/contract/people/own-data'

const ENDS: Record<Kept['end'], string> = {
  erased: ', then erased',
  emptied: ', then without words',
  stays: '',
}

const timeOf = ({ kept_for, since, end }: Kept) =>
  `${kept_for}${since === null ? '' : ` from ${since}`}${ENDS[end]}`

/** The server goes by these times when it empties and erases. */
export function RetentionTable({ kept }: { kept: readonly Kept[] }) {
  return (
    <>
      <p>
        Each night whatever has had its time goes, by itself. Of an order nothing goes while a conflict is
        open, a bank looks into its payment, something of it is reported, or a court or an authority asks us
        to keep it; afterwards it goes like the rest.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
            <th scope="col">Because …</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((one) => (
            <tr key={one.kind}>
              <th scope="row">{one.what}</th>
              <td>{timeOf(one)}</td>
              <td>{one.because}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
