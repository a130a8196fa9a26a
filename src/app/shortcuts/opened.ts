import type { ComponentType } from 'react'
import { ensureWords } from '#shared/i18n/i18n.ts'
import type { Shortcut } from './registry.ts'

/** What a part that a shortcut opens is given. */
export interface OpenedProps {
  /** Those of where the person is. */
  readonly shortcuts: readonly Shortcut[]
  readonly onClose: () => void
  /** Shows the list of shortcuts instead. */
  readonly onHelp: () => void
}

type Module = { default: ComponentType<OpenedProps> }

/** A part comes with its words, which lie beside those of the workspaces. Rejects when one of them does not come; asked again, it tries again. */
async function withWords(module: Promise<Module>): Promise<ComponentType<OpenedProps>> {
  const [{ default: Part }] = await Promise.all([module, ensureWords(['site', 'workspace'])])
  return Part
}

export const openedBy = {
  palette: () => withWords(import('../palette/Palette.tsx')),
  help: () => withWords(import('./ShortcutList.tsx')),
}
