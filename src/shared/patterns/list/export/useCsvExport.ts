import { useEffect, useRef, useState } from 'react'
import { dayOf } from '#shared/lib/format-time.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import type { Column } from '../column.ts'
import { collectRows, type ReadPage } from './collect-rows.ts'
import { csvOf } from './csv-fields.ts'
import { saveFile } from '#shared/lib/save-file.ts'

export interface CsvExport<Row> {
  /** The file's name; the day and `.csv` come behind it. */
  name: string
  /** A page of the list as it is searched, filtered and sorted now. */
  readPage: ReadPage<Row>
}

export type ExportState = { status: 'idle' | 'done' | 'failed' } | { status: 'reading'; count: number }

/** All rows of a list as a file, with progress; `cancel` ends it and nothing is saved. Leaving the screen cancels too. */
export function useCsvExport<Row>({ name, readPage }: CsvExport<Row>, columns: readonly Column<Row>[]) {
  const zone = useZone()
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    running.current?.abort()
    running.current = mine
    setState({ status: 'reading', count: 0 })
    try {
      const rows = await collectRows(readPage, mine.signal, (count) => setState({ status: 'reading', count }))
      saveFile(`${name}-${dayOf(new Date().toISOString(), zone)}.csv`, csvOf(columns, rows))
      setState({ status: 'done' })
    } catch {
      if (!mine.signal.aborted) setState({ status: 'failed' })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, start, cancel }
}
