import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OfficePlan } from '#contract/plans/schemas.ts'
import { planAudiences, planPeriods } from '#contract/plans/values.ts'
import { localeNames } from '#shared/i18n/locales.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCreatePlanMutation, useDraftPlanMutation } from '../api.ts'
import { draftOfValues, planLocales, valuesOfPlan } from '../model/plan-values.ts'

/** The draft of a plan: `null` is a new one. What is published stays as people bought it. */
export function PlanDialog({ plan, onClose }: { plan: OfficePlan | null; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [create] = useCreatePlanMutation()
  const [change] = useDraftPlanMutation()
  const form = useContractForm({
    schema: () => import('#contract/plans/schemas.ts').then((module) => module.planDraft),
    initial: valuesOfPlan(plan?.versions[0] ?? null),
    prepare: draftOfValues,
    submit: async (draft) => {
      await (
        plan ? change({ params: { id: plan.id }, body: { version: plan.version, draft } }) : create({ body: draft })
      ).unwrap()
      dispatch(toastShown({ kind: 'success', title: draft.texts['en-US'].name, text: t('plans.form.saved') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      width={44}
      title={t(plan ? 'plans.form.change' : 'plans.form.new')}
      submit={t('plans.form.save')}
      refusals={{ stale_version: t('plans.refused.stale_version') }}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text quiet>{t('plans.form.about')}</Text>
        <Grid gap="4" least={12}>
          <FormField form={form} name="price" label={t('plans.form.price')} required>
            <NumberField {...form.input('price')} min={0} hasDecimals unit="USD" />
          </FormField>
          <FormField form={form} name="period" label={t('plans.form.period')}>
            <Select
              {...form.input('period')}
              options={planPeriods.map((value) => ({ value, label: t(`plans.form.periods.${value}`) }))}
            />
          </FormField>
          <FormField form={form} name="visits" label={t('plans.form.visits')} hint={t('plans.form.visitsHint')}>
            <NumberField {...form.input('visits')} min={0} max={1000} />
          </FormField>
          <FormField form={form} name="audience" label={t('plans.form.audience')}>
            <Select
              {...form.input('audience')}
              options={planAudiences.map((value) => ({ value, label: t(`plans.audiences.${value}`, { ns: 'site' }) }))}
            />
          </FormField>
        </Grid>
        <Checkbox label={t('plans.form.freeDelivery')} {...form.checkbox('freeDelivery')} />
        {planLocales.map((locale) => (
          <Stack key={locale} gap="3" lang={locale}>
            <Heading level={3} size="m">
              {localeNames[locale]}
            </Heading>
            <FormField
              form={form}
              name={`texts.${locale}.name`}
              label={t('plans.form.name', { language: localeNames[locale] })}
              required
            >
              <TextInput maxLength={60} dir="auto" {...form.input(`texts.${locale}.name`)} />
            </FormField>
            <FormField
              form={form}
              name={`texts.${locale}.about`}
              label={t('plans.form.text', { language: localeNames[locale] })}
              required
            >
              <TextArea maxLength={300} rows={2} dir="auto" {...form.input(`texts.${locale}.about`)} />
            </FormField>
          </Stack>
        ))}
      </Stack>
    </FormDialog>
  )
}
