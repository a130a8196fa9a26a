import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from '../button/button-style.ts'
import { classes } from '../classes.ts'
import styles from './Menu.module.css'

export interface MenuProps {
  /** What opens it: words, an icon, an avatar. */
  trigger: ReactNode
  /** Said when the trigger has no words. */
  label?: string
  variant?: ButtonVariant
  align?: 'start' | 'end'
  /** Links and buttons; a press on one closes. */
  children: ReactNode
}

/**
 * A button that discloses a short list of links and buttons. Escape closes and gives the focus back; so do a press elsewhere
 * and leaving it by Tab. Arrows walk through it.
 */
export function Menu({ trigger, label, variant = 'quiet', align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  const walk = (step: number) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"] :is(a, button)`) ?? [])]
    const next = items.indexOf(document.activeElement as HTMLElement) + step
    // Upwards from the button, which is none of them, it begins at the end.
    const item = items.at(Math.max(next, -1)) ?? items[0]
    item?.focus()
  }

  return (
    <div
      ref={root}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          setOpen(false)
          button.current?.focus()
        } else if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault()
          walk(event.key === 'ArrowDown' ? 1 : -1)
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        // A press on any item closes; the items themselves carry the roles and the keyboard.
        <div
          id={id}
          className={classes(styles.list, align === 'start' && styles.start)}
          onClick={() => setOpen(false)}
          role="presentation"
        >
          {children}
        </div>
      )}
    </div>
  )
}
