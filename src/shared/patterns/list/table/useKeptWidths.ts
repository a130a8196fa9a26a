import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

interface Width {
  key: number
  /** Percent of the table. */
  share: number
}

/**
 * The columns' widths as the first rows gave them: rows that come and go must not push columns about. `columns` names what is shown;
 * `false` leaves the widths to the rows. So does a table whose rows do not come and go yet, unless they need more room than there is: it
 * is laid out once. `drawn` are the rows: others may need more room. Another size of the window has widths found anew.
 */
export function useKeptWidths(
  table: RefObject<HTMLTableElement | null>,
  columns: string | false,
  hasScrolled: boolean,
  drawn: readonly unknown[],
): readonly Width[] | undefined {
  const [kept, setKept] = useState<{ columns: string | undefined; widths: Width[] }>()
  const isCurrent = columns !== false && kept?.columns === columns

  useLayoutEffect(() => {
    if (columns === false || isCurrent) return
    if (!hasScrolled && fits(table.current)) return
    const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])].map((head) => head.getBoundingClientRect().width)
    const whole = heads.reduce((sum, width) => sum + width, 0)
    // Not laid out: nothing could be measured.
    if (whole === 0) return
    // oxlint-disable-next-line react/set-state-in-effect -- widths are known once the rows are laid out, and kept from then on
    setKept({ columns, widths: heads.map((width, key) => ({ key, share: (width / whole) * 100 })) })
  }, [columns, hasScrolled, isCurrent, table, drawn])
  useEffect(() => {
    if (columns === false) return
    // Another object each time: also a table that kept none is looked at again.
    const forget = () => setKept({ columns: undefined, widths: [] })
    addEventListener('resize', forget)
    return () => removeEventListener('resize', forget)
  }, [columns])
  return isCurrent ? kept.widths : undefined
}

const fits = (table: HTMLTableElement | null) => !table?.parentElement || table.offsetWidth <= table.parentElement.clientWidth
