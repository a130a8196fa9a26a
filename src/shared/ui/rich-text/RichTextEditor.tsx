import { useRef, useState } from 'react'
import type { RichText } from '#shared/lib/rich-text.ts'
import { classes } from '../classes.ts'
import { linkAt, setLink } from './commands.ts'
import { LinkForm } from './LinkForm.tsx'
import styles from './RichText.module.css'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './use-editor.ts'

export interface RichTextEditorProps {
  id: string
  labelledBy: string
  describedBy?: string
  value: RichText | null
  onChange: (document: RichText) => void
  required?: boolean
  invalid?: boolean
  disabled?: boolean
}

/** The editor itself, in a chunk of its own: `RichTextField` brings it. */
export default function RichTextEditor({
  id,
  labelledBy,
  describedBy,
  value,
  onChange,
  required,
  invalid,
  disabled,
}: RichTextEditorProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const editor = useEditor({
    value,
    onChange,
    disabled,
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(required && { 'aria-required': 'true' }),
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
    },
  })
  const link = (href: string | null) => {
    setLinking(false)
    editor.run(setLink(href))
  }
  return (
    <div className={classes(styles.frame, invalid && styles.invalid)}>
      <Toolbar
        editor={editor}
        controls={editor.state ? id : undefined}
        disabled={disabled}
        toolbar={toolbar}
        onLink={() => setLinking(true)}
      />
      {isLinking && editor.state && (
        <LinkForm
          href={linkAt(editor.state)}
          onLink={link}
          onClose={() => {
            setLinking(false)
            editor.run(() => true)
          }}
        />
      )}
      <div ref={editor.paper} className={classes(styles.text, styles.paper)} />
    </div>
  )
}
