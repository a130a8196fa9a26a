import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { recallLengths } from '#contract/recalls/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useFindRecallableQuery, useForeseeRecallQuery, useRecallLotMutation } from '../api.ts'
import { deskLinks, type Desk } from './links.ts'

/** Calls a lot back: which product, which lot, and why. Whom it reaches is told before it is done. */
export function RecallDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { data } = useFindRecallableQuery({ query: { ...(search && { search }) } })
  const [recall] = useRecallLotMutation()
  const form = useContractForm({
    schema: () => import('#contract/recalls/schemas.ts').then((module) => module.newRecall),
    initial: { productId: '', lot: '', reason: '' },
    missing: { productId: t('recalls.fields.chooseProduct') },
    submit: async (body) => {
      const { id, lot } = await recall({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('recalls.done'), text: lot }))
      await navigate(deskLinks[desk].one(id))
    },
  })
  const { productId, lot } = form.values
  const product = data?.items.find(({ id }) => id === productId)
  const lots = product?.lots.filter(({ isRecalled }) => !isRecalled).map((each) => each.lot) ?? []
  const reach = useForeseeRecallQuery(productId && lot.trim() ? { query: { productId, lot: lot.trim() } } : skipToken)
  return (
    <FormDialog
      form={form}
      isDangerous
      title={t('recalls.start')}
      submit={t('recalls.start')}
      refusals={{ recalled_already: t('recalls.already') }}
      onClose={onClose}
    >
      <SearchField label={t('recalls.fields.search')} value={search} onSearch={setSearch} />
      <FormField form={form} name="productId" label={t('recalls.fields.product')} hint={t('recalls.fields.searchHint')} required>
        <Select
          placeholder={t('recalls.fields.chooseProduct')}
          options={(data?.items ?? []).map(({ id, name, pharmacy }) => ({
            value: id,
            label: desk === 'admin' ? `${name} · ${pharmacy}` : name,
          }))}
          value={productId}
          onChange={({ target }) => form.set('productId', target.value)}
        />
      </FormField>
      <FormField
        form={form}
        name="lot"
        label={t('recalls.fields.lot')}
        hint={lots.length > 0 ? t('recalls.fields.lotHint', { lots: lots.join(', ') }) : t('recalls.fields.lotHintNone')}
        required
      >
        <TextInput dir="ltr" maxLength={recallLengths.lot} {...form.input('lot')} />
      </FormField>
      <FormField form={form} name="reason" label={t('recalls.fields.reason')} hint={t('recalls.fields.reasonHint')} required>
        <TextArea rows={3} dir="auto" maxLength={recallLengths.reason.most} {...form.input('reason')} />
      </FormField>
      {reach.currentData && (
        <Text as="output" strong>
          {t('recalls.reach', {
            shelf: reach.currentData.onShelf,
            packets: reach.currentData.packets,
            people: reach.currentData.people,
          })}
        </Text>
      )}
      <Banner tone="warning">{t('recalls.cannotUndo')}</Banner>
    </FormDialog>
  )
}
