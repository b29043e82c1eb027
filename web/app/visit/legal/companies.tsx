import { useSite } from '../../session/site.ts'

export const Companies = () => (
  <ul>
    {useSite().companies?.map((company) => (
      <li key={company}>{company};</li>
    ))}
    <li>hosting, to keep the site running.</li>
  </ul>
)
