import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { useUnits } from '#shared/api/use-units.ts'
import type { PatientProfile } from '#contract/people/schemas.ts'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { OwnPicture } from '../pictures/OwnPicture.tsx'
import { useChangePatientMutation } from './api.ts'
import { BodyFields } from './BodyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { PersonFields } from './PersonFields.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { changeOfProfile, valuesOfProfile } from './profile-values.ts'

/** What the patient says about themselves. */
export function ProfilePanel({ profile }: { profile: Query<PatientProfile> }) {
  const units = useUnits()
  // What is written in other units is not read as if it were in these.
  return <QueryState query={profile}>{(data) => <ProfileForm key={units} profile={data} units={units} />}</QueryState>
}

function ProfileForm({ profile, units }: { profile: PatientProfile; units: UnitSystem }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [change] = useChangePatientMutation()
  const form = useContractForm({
    schema: () => import('#contract/people/schemas.ts').then((module) => module.patientChange),
    initial: valuesOfProfile(profile, units),
    prepare: (values) => changeOfProfile(values, units, profile),
    submit: async (body) => {
      await change({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('people.profile.you'), text: t('account.settings.saved') }))
    },
  })
  return (
    <SettingsForm form={form}>
      <Panel title={t('people.profile.you')}>
        <OwnPicture name={profile.name} picture={profile.avatar} />
        <PersonFields form={form} email={profile.email} />
      </Panel>
      <Panel title={t('people.profile.body')} about={t('people.profile.bodyAbout')}>
        <BodyFields form={form} />
      </Panel>
      <ContactFields form={form} />
    </SettingsForm>
  )
}
