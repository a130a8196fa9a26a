import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { CheckedPaper, PaperCheck } from '#contract/papers/schemas.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useConfirmFillMutation } from '../api.ts'

/** A pharmacy outside says what it gave: from then on everybody who looks reads one less. */
export function ConfirmFillForm({ paper, onCounted }: { paper: CheckedPaper; onCounted: (check: PaperCheck) => void }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const [confirm] = useConfirmFillMutation()
  const open = paper.lines.filter(({ left }) => left !== null && left > 0)
  const lineById = (lineId: string) => open.find(({ id }) => id === lineId)
  const form = useContractForm({
    schema: () => import('#contract/papers/schemas.ts').then((module) => module.fillConfirmation),
    initial: {
      code: paper.code,
      lineId: open[0]?.id ?? '',
      quantity: String(open[0]?.due?.quantity ?? ''),
      pharmacy: '',
      city: '',
    },
    prepare: (values) => {
      const line = lineById(values.lineId)
      return { ...values, left: line?.left ?? 1, due: line?.due?.quantity, quantity: Number(values.quantity) }
    },
    submit: async (body) => {
      onCounted(await confirm({ body }).unwrap())
      dispatch(toastShown({ kind: 'success', title: t('papers.fill.title'), text: t('papers.fill.done') }))
    },
  })
  const due = lineById(form.values.lineId)?.due
  return (
    <Card>
      <Stack gap="3">
        <Heading level={2} size="m">
          {t('papers.fill.title')}
        </Heading>
        <Text quiet>{t('papers.fill.about')}</Text>
        <Form
          form={form}
          aria-label={t('papers.fill.title')}
          refusals={{
            nothing_left: t('papers.fill.nothingLeft'),
            paper_not_valid: t('papers.fill.notValid'),
            fill_counted: t('papers.fill.counted'),
            more_than_due: t('papers.fill.moreThanDue'),
          }}
          actions={
            <Button type="submit" variant="filled" loading={form.submitting}>
              {t('papers.fill.confirm')}
            </Button>
          }
        >
          <FormField form={form} name="lineId" label={t('papers.fill.line')}>
            <Select
              {...form.input('lineId')}
              options={open.map(({ id, text }) => ({ value: id, label: text }))}
              onChange={({ target }) => {
                form.set('lineId', target.value)
                form.set('quantity', String(lineById(target.value)?.due?.quantity ?? ''))
              }}
            />
          </FormField>
          <FormField form={form} name="quantity" label={t('papers.fill.amount', { amount: due?.text ?? '' })}>
            <TextInput type="number" step="any" inputMode="decimal" {...form.input('quantity')} />
          </FormField>
          <FormField form={form} name="pharmacy" label={t('papers.fill.pharmacy')}>
            <TextInput autoComplete="organization" maxLength={120} {...form.input('pharmacy')} />
          </FormField>
          <FormField form={form} name="city" label={t('papers.fill.city')}>
            <TextInput autoComplete="address-level2" maxLength={80} {...form.input('city')} />
          </FormField>
        </Form>
      </Stack>
    </Card>
  )
}
