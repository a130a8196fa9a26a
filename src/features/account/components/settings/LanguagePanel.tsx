import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { routeFailureMessage } from '#contract/kernel/specified.ts'
import { unitSystems, type UnitSystem } from '#contract/kernel/unit-systems.ts'
import type { Me } from '#contract/account/schemas.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { changeLocale } from '#shared/i18n/i18n.ts'
import { type Locale, localeNames, rememberLocale } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { formatInstant, zoneCity } from '#shared/lib/format-time.ts'
import { unitsOf } from '#shared/lib/measures.ts'
import { zoneOptions } from '#shared/lib/zone-options.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { useNow } from '../../use-now.ts'
import { SettingsForm } from '#features/people/settings/index.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { useChangePersonMutation } from '../../settings-api.ts'
import { deviceZone } from '../../device-zone.ts'

export function LanguagePanel() {
  const { t } = useTranslation('workspace')
  const me = useMeQuery()
  return (
    <QueryState query={me}>
      {(data) => (
        <Panel title={t('account.language.title')}>
          <LanguageForm me={data} />
        </Panel>
      )}
    </QueryState>
  )
}

/** The account's language may be one that is not offered yet; then the one that is shown stands for it. */
const shownLocale = (locale: Locale, shown: string) =>
  offeredLocales.find((each) => each === locale) ?? offeredLocales.find((each) => each === shown) ?? offeredLocales[0]

function LanguageForm({ me }: { me: Me }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [changePerson] = useChangePersonMutation()
  const form = useContractForm({
    schema: () => import('#contract/people/schemas.ts').then((module) => module.personChange),
    initial: { locale: shownLocale(me.locale, i18n.language), timeZone: me.timeZone, units: me.units ?? '' },
    prepare: (values) => ({ ...values, units: values.units || null }),
    submit: async (body) => {
      await changePerson({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('account.language.title'), text: t('account.settings.saved') }))
      if (body.locale === undefined || body.locale === i18n.language) return
      try {
        await changeLocale(body.locale)
        rememberLocale(body.locale)
      } catch {
        dispatch(errorToast(routeFailureMessage))
      }
    },
  })
  const systemName = (system: UnitSystem) => t(`account.language.unitSystems.${system}`)
  const { timeZone } = form.values
  const here = deviceZone()
  const zones = useMemo(() => zoneOptions(i18n.language, me.timeZone, here), [i18n.language, me.timeZone, here])
  const now = useNow()
  const time = formatInstant(now, i18n.language, timeZone, 'time', true)
  return (
    <SettingsForm form={form}>
      <FormField form={form} name="locale" label={t('account.language.locale')}>
        <Select {...form.input('locale')} options={offeredLocales.map((value) => ({ value, label: localeNames[value] }))} />
      </FormField>
      <FormField form={form} name="timeZone" label={t('account.language.zone')} hint={t('account.language.zoneHint', { time })}>
        <SearchSelect {...form.input('timeZone')} options={zones} />
      </FormField>
      {timeZone !== here && (
        <Button variant="quiet" onClick={() => form.set('timeZone', here)}>
          {t('account.language.useDevice', { zone: zoneCity(here) })}
        </Button>
      )}
      <FormField form={form} name="units" label={t('account.language.units')}>
        <Select
          {...form.input('units')}
          options={[
            { value: '', label: t('account.language.unitsByLanguage', { units: systemName(unitsOf(null, form.values.locale)) }) },
            ...unitSystems.map((value) => ({ value, label: systemName(value) })),
          ]}
        />
      </FormField>
    </SettingsForm>
  )
}
