import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { fileAddress } from '#contract/files/address.ts'
import type { OfficeAd } from '#contract/advertisements/schemas.ts'
import { adDrawings, adPlacements } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { usePicture } from '#features/people/pictures/index.ts'
import { localeNames } from '#shared/i18n/locales.ts'
import { platformNow } from '#shared/lib/platform-time.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { PictureField } from '#shared/ui/upload/PictureField.tsx'
import { useChangeAdvertisementMutation, useCreateAdvertisementMutation } from '../office-api.ts'
import { adLocales, draftOfValues, valuesOfAd } from './ad-values.ts'
import styles from './office.module.css'

const shape = { longest: 960, square: false }

/** An advertisement as it is written: `null` is another one. */
export function AdDialog({ ad, onClose }: { ad: OfficeAd | null; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [create] = useCreateAdvertisementMutation()
  const [change] = useChangeAdvertisementMutation()
  const form = useContractForm({
    schema: () => import('#contract/advertisements/schemas.ts').then((module) => module.adDraft),
    initial: valuesOfAd(ad, utcDay(platformNow())),
    prepare: draftOfValues,
    submit: async (draft) => {
      await (ad ? change({ params: { id: ad.id }, body: { version: ad.version, draft } }) : create({ body: draft })).unwrap()
      dispatch(toastShown({ kind: 'success', title: draft.texts['en-US'].headline, text: t('advertisements.form.saved') }))
      onClose()
    },
  })
  const { picture, drawing } = form.values
  const shown = picture ? fileAddress(picture) : `/pictures/advertisements/${drawing}.svg`
  const field = usePicture({
    purpose: 'advertisementPicture',
    current: picture && fileAddress(picture),
    shape,
    choose: async (file) => form.set('picture', file),
  })
  return (
    <FormDialog
      form={form}
      width={44}
      title={t(ad ? 'advertisements.form.change' : 'advertisements.form.new')}
      submit={t('advertisements.form.save')}
      refusals={{
        stale_version: t('advertisements.refused.stale_version'),
        advertisement_ended: t('advertisements.refused.advertisement_ended'),
      }}
      onClose={onClose}
    >
      <Stack gap="5">
        <Grid gap="4" least={12}>
          <FormField form={form} name="placement" label={t('advertisements.form.placement')}>
            <Select
              {...form.input('placement')}
              options={adPlacements.map((value) => ({ value, label: t(`advertisements.placements.${value}`) }))}
            />
          </FormField>
          <FormField
            form={form}
            name="link"
            label={t('advertisements.form.link')}
            hint={t('advertisements.form.linkHint')}
            required
          >
            <TextInput {...form.input('link')} maxLength={500} dir="ltr" inputMode="url" autoComplete="off" />
          </FormField>
          <FormField form={form} name="startsAt" label={t('advertisements.form.startsAt')} required>
            <DatePicker {...form.input('startsAt')} />
          </FormField>
          <FormField form={form} name="endsAt" label={t('advertisements.form.endsAt')} optional>
            <DatePicker {...form.input('endsAt')} min={form.values.startsAt} />
          </FormField>
          <FormField
            form={form}
            name="viewCap"
            label={t('advertisements.form.viewCap')}
            hint={t('advertisements.form.noCap')}
            optional
          >
            <NumberField {...form.input('viewCap')} min={1} />
          </FormField>
          <FormField
            form={form}
            name="dayCap"
            label={t('advertisements.form.dayCap')}
            hint={t('advertisements.form.noCap')}
            optional
          >
            <NumberField {...form.input('dayCap')} min={1} />
          </FormField>
        </Grid>
        <PictureField
          {...field}
          name="picture"
          label={t('advertisements.form.picture')}
          hint={t('advertisements.form.pictureHint')}
          error={field.error ?? form.faults['picture']}
        >
          <img src={shown} alt="" width={240} height={135} className={styles.chosen} />
        </PictureField>
        {!picture && (
          <FormField form={form} name="drawing" label={t('advertisements.form.drawing')}>
            <Select
              {...form.input('drawing')}
              options={adDrawings.map((value) => ({ value, label: t(`advertisements.drawings.${value}`) }))}
            />
          </FormField>
        )}
        {adLocales.map((locale) => (
          <Stack key={locale} gap="3" lang={locale}>
            <Heading level={3} size="m">
              {localeNames[locale]}
            </Heading>
            <FormField
              form={form}
              name={`texts.${locale}.headline`}
              label={t('advertisements.form.headline', { language: localeNames[locale] })}
              required
            >
              <TextInput maxLength={60} dir="auto" {...form.input(`texts.${locale}.headline`)} />
            </FormField>
            <FormField
              form={form}
              name={`texts.${locale}.text`}
              label={t('advertisements.form.text', { language: localeNames[locale] })}
              required
            >
              <TextInput maxLength={140} dir="auto" {...form.input(`texts.${locale}.text`)} />
            </FormField>
          </Stack>
        ))}
      </Stack>
    </FormDialog>
  )
}
