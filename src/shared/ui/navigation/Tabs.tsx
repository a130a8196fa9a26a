import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'
import { useChosenInSight } from './use-chosen-in-sight.ts'

export interface TabItem<Key extends string> {
  key: Key
  label: ReactNode
  /** Shown behind the label. */
  count?: number | string
}

export interface TabsProps<Key extends string> {
  /** What the tabs are about, for those who listen. */
  label: string
  tabs: readonly TabItem<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** The chosen tab's content. */
  children?: ReactNode
}

/** Tabs with their panel; arrows, Home and End move, in the reading direction. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useChosenInSight(list, value)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const at = tabs.findIndex((tab) => tab.key === value)
    const goals: Record<string, number> = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 }
    const goal = goals[event.key]
    const next = goal === undefined ? undefined : tabs[(goal + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            className={styles.tab}
            aria-selected={tab.key === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={-1}>
          {children}
        </div>
      )}
    </>
  )
}
