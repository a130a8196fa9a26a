import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { couponChangeRefusals } from '#contract/coupons/refusals.ts'
import { mostCodesAtOnce } from '#contract/coupons/values.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { DownloadIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useMakeCodesMutation, useReadCodesMutation } from '../../api.ts'

/** Makes codes that each work once, and hands all of them over as a file. */
export function CodesDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [make] = useMakeCodesMutation()
  const [read, reading] = useReadCodesMutation()
  const params = { id: coupon.id }
  const form = useContractForm({
    schema: () => import('#contract/coupons/schemas.ts').then((module) => module.codesToMake),
    initial: { count: '1000' },
    prepare: ({ count }) => ({ count: count === '' ? undefined : Number(count) }),
    submit: (body) => make({ params, body }).unwrap(),
  })
  const save = async () => {
    const { data } = await read({ params })
    if (data) saveAddress(`${coupon.code}.csv`, data)
  }
  return (
    <FormDialog
      form={form}
      width={32}
      title={t('coupons.codes.title', { code: coupon.code })}
      submit={t('coupons.codes.make')}
      keep={t('coupons.codes.close')}
      refusals={Object.fromEntries(couponChangeRefusals.map((code) => [code, t(`coupons.refused.${code}`)]))}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text as="output">{t('coupons.codes.made', { count: coupon.codes })}</Text>
        {coupon.codes > 0 && (
          <Cluster>
            <Button icon={<DownloadIcon />} loading={reading.isLoading} onClick={() => void save()}>
              {t('coupons.codes.save')}
            </Button>
          </Cluster>
        )}
        <FormField
          form={form}
          name="count"
          label={t('coupons.codes.count')}
          hint={t('coupons.codes.hint', { count: mostCodesAtOnce })}
        >
          <NumberField {...form.input('count')} min={1} max={mostCodesAtOnce} />
        </FormField>
      </Stack>
    </FormDialog>
  )
}
