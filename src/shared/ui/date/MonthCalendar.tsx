import { useAntdPart } from '../antd/use-antd-part.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'

export interface MonthCalendarProps {
  /** The chosen day, `2026-11-23`; its month is shown. */
  value: string
  onChange: (day: string) => void
  /** A few words in a day's cell, by day: "3 visits". */
  notes?: Readonly<Record<string, string>>
  /** Of the month's heading. */
  level?: 2 | 3
}

const load = () => import('../antd/CalendarGrid.tsx')

/** A month with a button for each day, to look at and to choose from; fields take `DatePicker`. Workspaces only; antd's, fetched when shown. */
export function MonthCalendar(props: MonthCalendarProps) {
  const draw = useAntdPart(load, true)
  return draw ? draw(props) : <Skeleton height="30rem" />
}
