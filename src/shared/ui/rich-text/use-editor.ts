import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { RichText } from '#shared/lib/rich-text.ts'
import { breakLine, commands } from './commands.ts'
import { schema } from './schema.ts'

export interface EditorOptions {
  value: RichText | null
  onChange: (document: RichText) => void
  /** What the element that is written in says of itself. */
  attributes: Record<string, string>
  disabled?: boolean
  /** Alt+F10: to the tools. */
  onToolbar: () => void
}

export interface Editor {
  /** Where it is put. */
  paper: RefObject<HTMLDivElement | null>
  /** `null` until it is there. */
  state: EditorState | null
  /** Does it, and goes back to writing. */
  run: (command: Command) => void
}

const blank = () => schema.topNodeType.createAndFill()!
const documentOf = (value: RichText | null) => (value ? schema.nodeFromJSON(value) : blank())

/** Tab leaves the field, as everywhere; lists go in and out with Mod+] and Mod+[. */
const keys = keymap({
  'Mod-b': commands.bold,
  'Mod-i': commands.italic,
  'Mod-z': commands.undo,
  'Mod-y': commands.redo,
  'Shift-Mod-z': commands.redo,
  'Mod-Alt-2': commands.heading2,
  'Mod-Alt-3': commands.heading3,
  'Shift-Mod-8': commands.bulletList,
  'Shift-Mod-7': commands.orderedList,
  'Mod-]': commands.sink,
  'Mod-[': commands.lift,
  'Shift-Enter': breakLine,
  Enter: chainCommands(commands.split, baseKeymap['Enter']!),
})

/** ProseMirror on an element of React's. The value comes in when it is another than what was written here. */
export function useEditor({ value, onChange, attributes, disabled, onToolbar }: EditorOptions): Editor {
  const paper = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const written = useRef(value)
  const [state, setState] = useState<EditorState | null>(null)

  const changed = useEffectEvent((document: RichText) => {
    written.current = document
    onChange(document)
  })
  const toTools = useEffectEvent(() => onToolbar())
  const begin = useEffectEvent((element: HTMLElement) => {
    const plugins = [
      history(),
      keymap({
        'Alt-F10': () => {
          toTools()
          return true
        },
      }),
      keys,
      keymap(baseKeymap),
    ]
    const made = new EditorView(element, {
      state: EditorState.create({ doc: documentOf(value), plugins }),
      attributes,
      editable: () => !disabled,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) changed(next.doc.toJSON() as RichText)
      },
    })
    return made
  })

  useEffect(() => {
    if (!paper.current) return
    const made = begin(paper.current)
    view.current = made
    setState(made.state)
    return () => {
      made.destroy()
      view.current = null
    }
  }, [])

  useEffect(() => {
    view.current?.setProps({ attributes, editable: () => !disabled })
  })

  useEffect(() => {
    const shown = view.current
    if (!shown || value === written.current) return
    written.current = value
    const next = EditorState.create({ doc: documentOf(value), plugins: shown.state.plugins })
    shown.updateState(next)
    setState(next)
  }, [value])

  return {
    paper,
    state,
    run(command) {
      if (!view.current) return
      command(view.current.state, view.current.dispatch, view.current)
      view.current.focus()
    },
  }
}
