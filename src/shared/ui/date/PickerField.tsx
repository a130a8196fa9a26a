import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useAntdPart } from '../antd/use-antd-part.ts'
import { classes } from '../classes.ts'
import { FieldError, useFieldWiring } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import { TextInput } from '../field/TextInput.tsx'
import { CalendarIcon } from '../icons/first-view-icons.tsx'
import { ClockIcon } from '../icons/status-icons.tsx'
import styles from './PickerField.module.css'
import { useDateText } from './use-date-text.ts'
import { dateShape, usesPeriods, writtenDate, type DateKind } from './written-date.ts'

export interface PickerProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'step' | 'onChange'> {
  /** ISO 8601: `2026-11-23`, a month `2026-11`, a wall time `09:30`, both `2026-11-23T09:30`; empty for none. */
  value: string
  /** As an input's, so that `form.input('name')` fits: `target.value` is ISO 8601, or empty for none. */
  onChange: (event: { target: { value: string } }) => void
  /** The first and last that the panel offers; what is typed beyond them is marked. */
  min?: string
  max?: string
  /** Minutes between the times that the panel offers, and a step of the arrow keys. */
  step?: number
}

const loadPanel = () => import('../antd/DatePanel.tsx')
const isOfPanel = (node: EventTarget | null) => node instanceof Element && node.closest('.ant-picker-dropdown') !== null

/** The press that enters the field selects its text, so that typing replaces it; the next one sets the cursor. */
function selectedByFirstPress(event: MouseEvent<HTMLInputElement>) {
  if (document.activeElement === event.currentTarget) return
  event.preventDefault()
  event.currentTarget.focus()
}

const exampleOf = { date: '2026-12-31', month: '2026-12', time: '09:30', datetime: '2026-12-31T09:30' } as const

/**
 * A line to write a date or time in, in the language's order, with antd's panel behind the button at its end (or Alt and the arrow down),
 * which is fetched when the field is first entered. The arrows up and down move the value by a step.
 */
export function PickerField({
  kind,
  value,
  onChange,
  min,
  max,
  step = 5,
  className,
  onBlur,
  ...rest
}: PickerProps & { kind: DateKind }) {
  const { t, i18n } = useTranslation('workspace')
  const wiring = useFieldWiring()
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isEntered, setEntered] = useState(false)
  const close = () => setOpen(false)
  const drawPanel = useAntdPart(loadPanel, isEntered, close)
  const text = useDateText({ kind, value, min, max, minutes: step, onChange: (iso) => onChange({ target: { value: iso } }) })

  useEffect(() => {
    if (!isOpen) return undefined
    const pressed = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node) && !isOfPanel(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  const open = () => {
    text.finish()
    setEntered(true)
    setOpen(!isOpen)
    input.current?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') text.finish()
    if (event.key === 'Escape' && isOpen) close()
    else if (steps !== 0 && event.altKey) open()
    else if (steps !== 0 && !rest.readOnly) text.step(steps)
    else return
    // A dialog around the field stays open, and the page where it is.
    event.preventDefault()
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    if (isOfPanel(event.relatedTarget) || root.current?.contains(event.relatedTarget)) return
    text.finish()
    close()
  }

  const words = { day: t('ui.dates.day'), month: t('ui.dates.month'), year: t('ui.dates.year') }
  const hasOwnFault = text.isUnreadable || text.beyond !== undefined
  const described = [rest['aria-describedby'] ?? wiring['aria-describedby'], hasOwnFault && `${id}-fault`]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <span ref={root} className={classes(fieldStyles.withEnd, styles.picker)}>
        <TextInput
          autoComplete="off"
          placeholder={dateShape(kind, i18n.language, words)}
          {...rest}
          ref={input}
          className={className}
          value={text.text}
          aria-describedby={described || undefined}
          aria-invalid={hasOwnFault || wiring['aria-invalid'] || undefined}
          onFocus={({ currentTarget }) => {
            setEntered(true)
            currentTarget.select()
          }}
          onMouseDown={selectedByFirstPress}
          onBlur={left}
          onKeyDown={pressed}
          onChange={(event) => text.write(event.target.value)}
        />
        <span className={fieldStyles.end}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.open}
            disabled={rest.disabled ?? rest.readOnly}
            aria-label={t(kind === 'time' ? 'ui.dates.openTimes' : 'ui.dates.open')}
            aria-expanded={isOpen}
            onClick={open}
          >
            {kind === 'time' ? <ClockIcon size={18} /> : <CalendarIcon size={18} />}
          </button>
        </span>
        {isOpen &&
          drawPanel?.({
            kind,
            value,
            min,
            max,
            minutes: step,
            use12Hours: usesPeriods(i18n.language),
            onPick: text.take,
            onClose: close,
          })}
      </span>
      {hasOwnFault && (
        <FieldError id={`${id}-fault`}>
          {text.beyond
            ? t(`ui.dates.${text.beyond.side}`, { date: writtenDate(text.beyond.limit, kind, i18n.language) })
            : t(kind === 'time' ? 'ui.dates.noTime' : 'ui.dates.noDate', {
                example: writtenDate(exampleOf[kind], kind, i18n.language),
              })}
        </FieldError>
      )}
    </>
  )
}
