import type { ReactNode } from 'react'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { Ref } from 'react'
import type { DateKind } from '../date/written-date.ts'
import { lengthOf } from '../date/step-date.ts'
import AntdProvider from './AntdProvider.tsx'
import styles from './DatePanel.module.css'

export interface DatePanelProps {
  kind: DateKind
  /** ISO 8601 as the kind has it; empty for none. */
  value: string
  min?: string
  max?: string
  /** Minutes between the times offered. */
  minutes: number
  /** Whether the language writes times with morning and afternoon. */
  use12Hours: boolean
  onPick: (iso: string) => void
  onClose: () => void
}

/** The field in front of it is ours: antd's own has nothing to show and nothing to focus. */
const NoInput = ({ ref }: { ref?: Ref<HTMLSpanElement> }) => <span ref={ref} />

/** antd's columns of hours and minutes scroll: without this nobody could scroll them by keyboard. */
function withFocusableColumns(panel: HTMLElement | null) {
  for (const column of panel?.querySelectorAll<HTMLElement>('.ant-picker-time-panel-column') ?? []) column.tabIndex = 0
}

const dayjsOf = (iso: string | undefined, kind: DateKind): Dayjs | undefined => {
  const date = iso ? dayjs(kind === 'time' ? `2000-01-01T${iso}` : iso) : undefined
  return date?.isValid() ? date : undefined
}

const isoOf = (date: Dayjs, kind: DateKind): string =>
  kind === 'time' ? date.format('HH:mm') : date.format('YYYY-MM-DDTHH:mm').slice(0, lengthOf[kind])

const inFocusableColumns = (panel: ReactNode) => <div ref={withFocusableColumns}>{panel}</div>

/** antd's choice of a day, month or time, under a field of ours. */
export default function DatePanel({ kind, value, min, max, minutes, use12Hours, onPick, onClose }: DatePanelProps) {
  const hasDay = kind === 'date' || kind === 'month'
  const clock = { minuteStep: minutes as 5, use12Hours, showSecond: false, showNow: false }
  return (
    <AntdProvider>
      <DatePicker
        open
        className={styles.anchor}
        variant="borderless"
        suffixIcon={null}
        allowClear={false}
        components={{ input: NoInput as never }}
        // Within a modal dialog: what is drawn elsewhere would lie under it.
        getPopupContainer={(field) => field.closest('dialog') ?? document.body}
        picker={kind === 'datetime' ? 'date' : kind}
        showTime={kind === 'datetime' ? { ...clock, format: 'HH:mm' } : false}
        {...(kind === 'time' && clock)}
        panelRender={inFocusableColumns}
        needConfirm={false}
        value={dayjsOf(value, kind) ?? null}
        minDate={kind === 'time' ? undefined : dayjsOf(min, kind)}
        maxDate={kind === 'time' ? undefined : dayjsOf(max, kind)}
        onCalendarChange={(date: Dayjs | Dayjs[] | null) => {
          if (!date || Array.isArray(date)) return
          onPick(isoOf(date, kind))
          if (hasDay) onClose()
        }}
        onOpenChange={(open) => !open && onClose()}
      />
    </AntdProvider>
  )
}
