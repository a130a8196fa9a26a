import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListImport } from '#contract/lists/schemas.ts'
import { entryColumns, type ReferenceList } from '#contract/lists/values.ts'
import { readText } from '#shared/lib/decode-file.ts'
import { type CsvFile, CsvFileButton } from '#shared/patterns/csv/CsvFileButton.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useImportReferenceEntriesMutation } from '../api.ts'
import { CheckedFile } from './CheckedFile.tsx'

interface ImportDrawerProps {
  list: ReferenceList
  open: boolean
  onClose: () => void
}

interface Chosen {
  name: string
  text: string
}

/** A file of a list: checked whole, then brought in whole or not at all. */
export function ImportDrawer({ list, open, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('workspace')
  const [bringIn, bringing] = useImportReferenceEntriesMutation()
  const [chosen, setChosen] = useState<Chosen>()
  const [checked, setChecked] = useState<ListImport>()
  const [fault, setFault] = useState<unknown>()
  const ask = async (file: Chosen, applyTo?: number) => {
    setFault(undefined)
    const answer = await bringIn({ body: { list, text: file.text, applyTo } })
    if ('data' in answer) setChecked(answer.data)
    else {
      setFault(answer.error)
      setChecked(undefined)
    }
  }
  const choose = async ({ file, encoding }: CsvFile) => {
    const read = await readText(file, encoding).catch((error: unknown) => setFault(error))
    if (read === undefined) return
    const next = { name: file.name, text: read }
    setChosen(next)
    await ask(next)
  }
  const reset = () => {
    setFault(undefined)
    setChecked(undefined)
  }
  const changedMeanwhile = faultOf(fault).refused?.code === 'list_changed'
  return (
    <Drawer open={open} onClose={onClose} title={t('lists.import.title')} width={40}>
      <Stack gap="4">
        {!checked?.isApplied && (
          <>
            <Text>{t('lists.import.about')}</Text>
            <Text quiet size="s">
              {t('lists.import.columns', { columns: entryColumns.join(', ') })}
            </Text>
            <CsvFileButton loading={bringing.isLoading} onReset={reset} onChoose={(file) => void choose(file)}>
              {t('lists.import.choose')}
            </CsvFileButton>
          </>
        )}
        {fault !== undefined && (
          <Banner tone="error" live>
            {t(changedMeanwhile ? 'lists.import.changedMeanwhile' : 'lists.import.failed')}
          </Banner>
        )}
        {chosen && checked && (
          <CheckedFile
            name={chosen.name}
            file={checked}
            isBusy={bringing.isLoading}
            onApply={() => void ask(chosen, checked.version)}
          />
        )}
        {checked?.isApplied && <Button onClick={onClose}>{t('lists.import.close')}</Button>}
      </Stack>
    </Drawer>
  )
}
