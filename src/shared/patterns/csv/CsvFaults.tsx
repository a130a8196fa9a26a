import { useTranslation } from 'react-i18next'
import { isolateText } from '#shared/lib/isolate-text.ts'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

interface CsvFault<Kind> {
  readonly line: number
  readonly column: string | null
  readonly fault: Kind
  readonly value: string | null
}

interface CsvFaultsProps<Kind> {
  faults: readonly CsvFault<Kind>[]
  /** What is wrong, as a predicate: “is empty”. */
  describe: (fault: Kind) => string
}

/** What is wrong with the lines of a file, each with what the file has there. */
export function CsvFaults<Kind extends string>({ faults, describe }: CsvFaultsProps<Kind>) {
  const { t } = useTranslation('workspace')
  if (faults.length === 0) return null
  return (
    <PanelList items={faults.map((each, place) => ({ ...each, place }))} rowKey={({ place }) => String(place)}>
      {({ line, column, fault, value }) => {
        const about = column === null ? 'line' : 'cell'
        const words = { line: String(line), column: column ?? '', fault: describe(fault) }
        return (
          <Text size="s">
            {value === null
              ? t(`csv.faults.${about}`, words)
              : t(`csv.faults.${about}Value`, { ...words, value: isolateText(value) })}
          </Text>
        )
      }}
    </PanelList>
  )
}
