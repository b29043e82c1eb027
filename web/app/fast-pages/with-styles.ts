import { type ComponentType, createContext, createElement, useContext } from 'react'
import { preinit } from 'react-dom'

/** The style sheets that the pages of an address name by themselves. */
export const NamedStyles = createContext<ReadonlySet<string>>(new Set())

/** On the server: a part that names its styles in the page that shows it. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export async function withStyles<Part extends ComponentType<any>>(
  source: Promise<{ default: Part }>,
  styles: readonly string[] = [],
): Promise<{ default: Part }> {
  const { default: Part } = await source
  if (styles.length === 0) return { default: Part }
  function Styled(props: object) {
    const named = useContext(NamedStyles)
    for (const sheet of styles) if (!named.has(sheet)) preinit(sheet, { as: 'style', precedence: 'part' })
    return createElement(Part as ComponentType, props)
  }
  return { default: Styled as unknown as Part }
}
