import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales, type Locale } from '#contract/kernel/locales.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { PrintIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useReadPosterMutation } from '../api.ts'

/** The poster, in the language of the street. */
export function Posters({ id }: { id: string }) {
  const { t, i18n } = useTranslation('workspace')
  const [locale, setLocale] = useState<Locale>(oneOf(locales, i18n.language) ?? 'en-US')
  const [read, reading] = useReadPosterMutation()
  const save = async () => {
    const { data } = await read({ params: { id }, query: { locale } })
    if (data) saveAddress(`poster-${locale}.pdf`, data)
  }
  const nameOf = (each: Locale) => new Intl.DisplayNames([i18n.language], { type: 'language' }).of(each) ?? each
  return (
    <Cluster gap="3">
      <Field label={t('lost.poster.language')}>
        <Select
          value={locale}
          onChange={({ target }) => setLocale(oneOf(locales, target.value) ?? locale)}
          options={locales.map((each) => ({ value: each, label: nameOf(each) }))}
        />
      </Field>
      <Button icon={<PrintIcon size={18} />} loading={reading.isLoading} onClick={() => void save()}>
        {t('lost.poster.save')}
      </Button>
      {reading.isError && <Banner tone="error">{t('lost.open.failed')}</Banner>}
    </Cluster>
  )
}
