import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorState } from 'prosemirror-state'
import { LinkIcon } from '../icons/action-icons.tsx'
import { classes } from '../classes.ts'
import { commands, pressed } from './commands.ts'
import { BulletListIcon, NumberedListIcon, RedoIcon, UndoIcon } from './icons.tsx'
import styles from './RichText.module.css'
import type { Editor } from './use-editor.ts'

export interface ToolbarProps {
  editor: Editor
  /** Id of what it works on, once that is there. */
  controls: string | undefined
  disabled?: boolean
  toolbar: RefObject<HTMLDivElement | null>
  /** Opens the form for a link. */
  onLink: () => void
}

const tools = ['bold', 'italic', 'heading2', 'heading3', 'bulletList', 'orderedList', 'link', 'undo', 'redo'] as const
type Tool = (typeof tools)[number]

const faces: Record<Tool, ReactNode> = {
  bold: 'B',
  italic: <span className={styles.italic}>I</span>,
  heading2: 'H1',
  heading3: 'H2',
  bulletList: <BulletListIcon />,
  orderedList: <NumberedListIcon />,
  link: <LinkIcon />,
  undo: <UndoIcon />,
  redo: <RedoIcon />,
}

/** One stop for Tab; arrows, Home and End go from tool to tool, with the reading direction. */
export function Toolbar({ editor: { state, run }, controls, disabled, toolbar, onLink }: ToolbarProps) {
  const { t } = useTranslation('workspace')
  const [current, setCurrent] = useState<Tool>('bold')
  const buttons = useRef(new Map<Tool, HTMLButtonElement>())

  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tools.indexOf(current)
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = { [forward]: at + 1, [isRtl ? 'ArrowRight' : 'ArrowLeft']: at - 1, Home: 0, End: -1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tools.at(to % tools.length)!
    setCurrent(next)
    buttons.current.get(next)?.focus()
  }
  const press = (tool: Tool) => (tool === 'link' ? onLink() : run(commands[tool]))
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t('parts.richText.tools')}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map((tool) => (
        <button
          key={tool}
          ref={(element) => {
            if (element) buttons.current.set(tool, element)
            else buttons.current.delete(tool)
          }}
          type="button"
          className={classes(styles.tool, tool === 'undo' && styles.apart)}
          tabIndex={tool === current ? 0 : -1}
          aria-label={t(`parts.richText.tool.${tool}`)}
          title={t(`parts.richText.tool.${tool}`)}
          aria-pressed={tool in pressed ? isOn(tool, state) : undefined}
          aria-disabled={disabled || !state || undefined}
          // The text keeps what is chosen in it.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(tool)}
          onClick={() => !disabled && state && press(tool)}
        >
          {faces[tool]}
        </button>
      ))}
    </div>
  )
}

const isOn = (tool: Tool, state: EditorState | null) =>
  state !== null && tool in pressed && pressed[tool as keyof typeof pressed](state)
