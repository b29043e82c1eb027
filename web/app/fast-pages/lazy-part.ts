import { type ComponentType, lazy } from 'react'
import { type FilesOfPart, nameFiles } from './name-files.ts'
import { pending } from './pending.ts'

/** React's `lazy`, whose loading counts as pending. The build says of which files the part is made. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export const lazyPart = <Part extends ComponentType<any>>(
  source: () => Promise<{ default: Part }>,
  files?: FilesOfPart,
) => lazy(() => (import.meta.env.SSR ? nameFiles(source(), files) : pending(source())))
