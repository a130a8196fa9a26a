import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { z } from 'zod'
import type { OwnProfile, profileChoices } from '#contract/doctors/schemas.ts'
import { OwnLicence } from '#features/licences/index.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { changeOfValues, previewOf, valuesOfProfile } from '../../model/own-profile.ts'
import { useChangeProfileMutation, useLazyReadOwnProfileQuery } from '../../own-profile-api.ts'
import { ClinicFields } from './ClinicFields.tsx'
import { FeeFields } from './FeeFields.tsx'
import { KnownFields } from './KnownFields.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import { YouFields } from './YouFields.tsx'
import { profileTabs } from './profile-tabs.ts'

interface ProfileFormProps {
  profile: OwnProfile
  choices: z.infer<typeof profileChoices>
}

/** Everything that patients see, to be changed, and how they would see it. */
export function ProfileForm({ profile, choices }: ProfileFormProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [tab, choose] = useAddressTab(profileTabs)
  const [change] = useChangeProfileMutation()
  const [readAgain] = useLazyReadOwnProfileQuery()
  const { ask, confirmation } = useConfirm()
  // That of what the fields began with, not of what another tab has saved meanwhile.
  const [base, setBase] = useState(profile)
  const version = useRef(profile.version)
  const follow = (saved: OwnProfile) => {
    version.current = saved.version
    setBase(saved)
  }
  const form = useContractForm({
    schema: () => import('#contract/doctors/schemas.ts').then((module) => module.profileChange),
    initial: valuesOfProfile(profile),
    prepare: (values) => changeOfValues(values, { currency: profile.currency, version: version.current }),
    submit: async (body) => {
      const saved = await change({ body }).unwrap()
      const waits = saved.licenceState === 'unverified' && base.licenceState !== 'unverified'
      follow(saved)
      const text = t(waits ? 'doctors.own.savedToCheck' : 'doctors.own.saved')
      dispatch(toastShown({ kind: 'success', title: t('doctors.routes.doctorProfile.title'), text }))
    },
  })
  const isAnotherSpeciality = base.licenceState === 'verified' && form.values.speciality !== base.speciality
  const onSubmit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    const isMeant =
      !isAnotherSpeciality ||
      (await ask({
        title: t('doctors.own.askTitle'),
        body: t('doctors.own.askBody'),
        confirm: t('doctors.own.askConfirm'),
      }))
    if (isMeant) await form.onSubmit()
  }
  /** What is saved by now becomes what the next saving follows. */
  const readNow = async (then: (now: OwnProfile) => unknown) => {
    const { data } = await readAgain()
    if (!data) return
    follow(data)
    then(data)
  }
  const stale = (
    <Stack gap="3">
      <span>{t('doctors.own.stale')}</span>
      <Cluster gap="2">
        <Button small onClick={() => void readNow((now) => form.reset(valuesOfProfile(now)))}>
          {t('doctors.own.takeTheirs')}
        </Button>
        <Button small variant="quiet" onClick={() => void readNow(() => form.onSubmit())}>
          {t('doctors.own.keepMine')}
        </Button>
      </Cluster>
    </Stack>
  )
  return (
    <Tabs
      label={t('doctors.routes.doctorProfile.title')}
      value={tab}
      onChange={choose}
      tabs={profileTabs.map((key) => ({ key, label: t(`doctors.own.tabs.${key}`) }))}
    >
      {/* What is written stays while the preview is looked at. */}
      <div hidden={tab !== 'edit'}>
        <Form
          form={{ ...form, onSubmit }}
          guarded
          aria-label={t('doctors.routes.doctorProfile.title')}
          refusals={{ profile_changed: stale }}
          actions={
            <Button type="submit" variant="filled" loading={form.submitting}>
              {t('doctors.own.save')}
            </Button>
          }
        >
          <YouFields form={form} profile={profile} />
          <FeeFields form={form} currency={base.currency} />
          <ClinicFields form={form} />
          <KnownFields form={form} choices={choices} />
        </Form>
      </div>
      {tab === 'licence' && <OwnLicence />}
      {tab === 'preview' && (
        <Stack gap="4">
          <Text quiet>{t('doctors.own.previewAbout')}</Text>
          <ProfilePreview profile={previewOf(profile, form.values)} />
        </Stack>
      )}
      {confirmation}
    </Tabs>
  )
}
