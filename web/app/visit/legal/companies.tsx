import { useSite } from '../../session/site.ts'

/** Who works for us, by what is configured. */
export const Companies = () => (
  <ul>
    {useSite().companies?.map((company) => (
      <li key={company}>{company};</li>
    ))}
    <li>hosting, to keep the site running.</li>
  </ul>
)
