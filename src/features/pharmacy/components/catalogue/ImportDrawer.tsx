import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueColumns, neededColumns } from '#contract/pharmacy/values.ts'
import { type CsvFile, CsvFileButton } from '#shared/patterns/csv/CsvFileButton.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import {
  useApplyCatalogueImportMutation,
  useBeginCatalogueImportMutation,
  useDiscardCatalogueImportMutation,
  useReadCatalogueImportQuery,
  useSendCatalogueLinesMutation,
} from '../../api.ts'
import { readFile } from '../../model/read-file.ts'
import { CheckedImport } from './CheckedImport.tsx'

/** A catalogue file: checked whole, then brought in whole or not at all. */
export function ImportDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [id, setId] = useState<string>()
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<unknown>()
  const [begin] = useBeginCatalogueImportMutation()
  const [send] = useSendCatalogueLinesMutation()
  const [apply, applying] = useApplyCatalogueImportMutation()
  const [discard] = useDiscardCatalogueImportMutation()
  const isSending = sent !== undefined
  const checked = useReadCatalogueImportQuery({ params: { id: id ?? '' } }, { skip: id === undefined || isSending })

  const check = async ({ file, encoding }: CsvFile) => {
    setSent(0)
    let begun = ''
    try {
      await readFile(file, encoding, {
        heads: async (heads, delimiter) => {
          begun = (await begin({ body: { name: file.name.slice(0, 120), delimiter, heads } }).unwrap()).id
        },
        part: async (part) => {
          const { lines } = await send({ params: { id: begun }, body: part }).unwrap()
          setSent(lines)
        },
      })
      setId(begun || undefined)
      if (!begun) setFault(new Error('an empty file'))
    } catch (error) {
      setFault(error)
      if (begun) void discard({ params: { id: begun } })
    } finally {
      setSent(undefined)
    }
  }
  const restart = () => {
    if (id && checked.data?.state === 'checking') void discard({ params: { id } })
    setId(undefined)
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('pharmacy.import.title')} width={40}>
      <Stack gap="4">
        {id === undefined && (
          <>
            <Text>{t('pharmacy.import.about')}</Text>
            <Text quiet size="s">
              {t('pharmacy.import.columns', { columns: catalogueColumns.join(', '), needed: neededColumns.join(', ') })}
            </Text>
            <CsvFileButton loading={isSending} onReset={() => setFault(undefined)} onChoose={(file) => void check(file)}>
              {t('pharmacy.import.choose')}
            </CsvFileButton>
          </>
        )}
        {isSending && (
          <Text>
            <output>{t('pharmacy.import.sending', { count: sent })}</output>
          </Text>
        )}
        {fault !== undefined && <ImportFaultSays fault={fault} />}
        {id !== undefined && !isSending && (
          <QueryState query={checked}>
            {(file) => (
              <CheckedImport
                file={file}
                isBusy={applying.isLoading}
                onApply={async () => {
                  const answer = await apply({ params: { id } })
                  if ('error' in answer) setFault(answer.error)
                }}
                onRestart={restart}
              />
            )}
          </QueryState>
        )}
        {id !== undefined && checked.data?.state === 'applied' && <Button onClick={onClose}>{t('pharmacy.import.close')}</Button>}
      </Stack>
    </Drawer>
  )
}

function ImportFaultSays({ fault }: { fault: unknown }) {
  const { t } = useTranslation('workspace')
  const { refused } = faultOf(fault)
  if (refused?.code !== 'import_heads')
    return (
      <Banner tone="error" live>
        {t('pharmacy.import.failed')}
      </Banner>
    )
  const heads = (code: string) =>
    refused.errors
      .filter((each) => each.code === code)
      .map(({ message }) => message)
      .join(', ')
  return (
    <Banner tone="error" live title={t('pharmacy.import.heads')}>
      {(['missing', 'unknown', 'repeated'] as const).map(
        (code) => heads(code) && <div key={code}>{t(`pharmacy.import.head.${code}`, { heads: heads(code) })}</div>,
      )}
    </Banner>
  )
}
