import { type ComponentType, createContext, createElement, useContext } from 'react'
import { preinit, preloadModule } from 'react-dom'

export interface FilesOfPart {
  styles: readonly string[]
  scripts: readonly string[]
}

interface Named {
  /** The files that a page names already, as those of its routes. */
  files: ReadonlySet<string>
  nonce: string
}

export const NamedFiles = createContext<Named>({ files: new Set(), nonce: '' })

/** On the server: a part that names its files in the page that shows it. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export async function nameFiles<Part extends ComponentType<any>>(
  source: Promise<{ default: Part }>,
  { styles, scripts }: FilesOfPart = { styles: [], scripts: [] },
): Promise<{ default: Part }> {
  const { default: Part } = await source
  function Named(props: object) {
    const { files, nonce } = useContext(NamedFiles)
    for (const sheet of styles) if (!files.has(sheet)) preinit(sheet, { as: 'style', precedence: 'part' })
    for (const script of scripts) if (!files.has(script)) preloadModule(script, { as: 'script', nonce })
    return createElement(Part as ComponentType, props)
  }
  return { default: Named as unknown as Part }
}
